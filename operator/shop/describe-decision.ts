import type { ContractOutcome } from '#api/wholesale/wholesale.ts';

/** What is true of a contract after it was decided on. */
export function describeDecision(outcome: ContractOutcome): string {
  switch (outcome.kind) {
    case 'in-force':
      return `contract ${outcome.contract} is in force.`;
    case 'declined':
      return 'requests are declined.';
    case 'revoked':
      return 'the contract is revoked.';
    case 'none':
      return 'there was no contract to revoke.';
  }
}
