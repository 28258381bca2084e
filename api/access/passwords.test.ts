import { describe, expect, test } from 'vitest';
import { countGuessable, isGuessable } from './guessable-passwords.ts';
import { createPasswords } from './passwords.ts';

describe('the commonest passwords', () => {
  test('are many more than ten thousand', () => {
    expect(countGuessable()).toBeGreaterThan(50_000);
  });

  test.each([
    'password1',
    'Password123!',
    'p@ssw0rd1',
    'qwerty2024',
    'Qwerty-123',
    '123qwerty',
    'йцукен123',
    'пароль2023',
    'gfhjkm777',
    'almaty2025',
    'Aigerim1998',
    'құпиясөз1',
    'sheber2026',
    '1q2w3e4r5t',
    'abcd1234',
    'a1a1a1a1a1',
    'zxcvbnm01.',
  ])('%s is one', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  test.each([
    'sheber-demo-1',
    'жеті тау 7 өзен',
    'k7#pLq92xv',
    'correct horse 1 battery',
    'Qwerty-на-даче-26',
  ])('%s is none', (password) => {
    expect(isGuessable(password)).toBe(false);
  });
});

describe('hashing', () => {
  test('waits its turn, and beyond the queue is told to come again', async () => {
    const passwords = createPasswords({ workers: 2, mostWaiting: 5 });
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => passwords.hash('x')));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(9 - 6);
    expect(refused[0]).toMatchObject({ reason: { code: 'auth.busy' } });
    // The queue is empty again.
    await passwords.hash('x');
  });

  test('takes 46 MiB unless told otherwise', async () => {
    const passwords = createPasswords();
    const made = await passwords.hash('x');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(passwords.isOutdated(made)).toBe(false);
    expect(createPasswords({ memoryKib: 64 }).isOutdated(made)).toBe(true);
  });

  test('takes the same letters typed on another keyboard, and nobody’s password is never right', async () => {
    const passwords = createPasswords();
    const kept = await passwords.hash('и\u0306ога-2026');
    expect(await passwords.isRight(kept, 'йога-2026')).toBe(true);
    expect(await passwords.isRight(kept, 'Йога-2026')).toBe(false);
    expect(await passwords.isRight(null, 'nobody has this password')).toBe(false);
  });
});
