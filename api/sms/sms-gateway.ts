/** The face of an SMS gateway: one folder each. What cannot be known is `Unknown`, a final no `Refused` (api/outgoing). */
export interface SmsMessage {
  /** Ours; a gateway that takes it refuses to send it twice. */
  id: number;
  /** E.164 */
  phone: string;
  text: string;
}

export interface SentSms {
  id: number;
  phone: string;
  gatewayId: string;
}

export interface SmsGateway {
  name: string;
  isLeftAlone(): boolean;
  /** Gives what the gateway knows the message by. */
  send(message: SmsMessage, timeoutMs: number): Promise<string>;
  /** Of those whose end is known; at most a hundred are asked for. */
  findEnds(sent: readonly SentSms[]): Promise<Map<number, 'delivered' | 'failed'>>;
}
