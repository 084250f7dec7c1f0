import { createSecretMask, hideInError } from './hide-secrets';

const hide = createSecretMask({ key: 's3cr/et K+y', authorization: 'Bearer TOP.SECRET' });

describe('createSecretMask', () => {
  it.each([
    ['key s3cr/et K+y wrong', 'key … wrong'],
    ['/badurl?k=s3cr%2Fet%20K%2By&a=1', '/badurl?k=…&a=1'],
    ['/badurl?k=S3CR%2fET+K%2bY&a=1', '/badurl?k=…&a=1'],
    ['{"key":"s3cr\\/et K+y"}', '{"key":"…"}'],
    ['auth Bearer TOP.SECRET wrong', 'auth … wrong'],
    ['auth bearer top.secret, wrong', 'auth …, wrong'],
    ['token TOP.SECRET wrong', 'token … wrong'],
    ['token top%2esecret wrong', 'token … wrong'],
    ['s3cr/et K+y and TOP.SECRET and s3cr/et K+y', '… and … and …'],
    ['it begins with "key s3cr/et"', 'it begins with "key …"'],
    ['the token is TOP.SECR…', 'the token is …'],
    ['a secret of another: TOPxSECRET, s3c', 'a secret of another: TOPxSECRET, s3c'],
  ])('%s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it.each([
    [{}, 'all of it', 'all of it'],
    [{ key: '', authorization: ' ' }, 'all of it', 'all of it'],
    [{ authorization: 'to(ken' }, 'a to(ken', 'a …'],
    [{ authorization: 'Basic a2V5OnBhc3M=' }, 'a2V5OnBhc3M= or a2V5OnBhc3M%3D', '… or …'],
    [{ key: 'schlüssel' }, 'schl%C3%BCssel', '…'],
    [{ key: 'k12' }, 'k12', 'k12'],
    [{ key: 'k123' }, 'k123', '…'],
    [{ authorization: 'Basic QUMxOnRvcC9zZWNyZXQ=' }, 'Invalid login AC1:top/secret', 'Invalid login …'],
    [{ authorization: 'basic QUMxOnRvcC9zZWNyZXQ=' }, 'AC1, top%2Fsecret', 'AC1, …'],
    [{ authorization: 'Token QUMxOnRvcC9zZWNyZXQ=' }, 'AC1:top/secret', 'AC1:top/secret'],
    [{ key: 'coupons2024' }, 'a coupon, couponing or "couponing"', 'a coupon, couponing or "couponing"'],
    [{ key: 'coupons2024' }, 'coupons', 'coupons'],
    [{ key: 'coupons2024' }, 'wrong key coupons20', 'wrong key …'],
    [
      { key: 'coupons2024' },
      'wrong key coupons20. Nothing was changed.',
      'wrong key …. Nothing was changed.',
    ],
    [{ key: 'k0123456789'.repeat(800) }, `key ${'k0123456789'.repeat(700)}…`, 'key …'],
    [{ key: 'schlüss/el' }, 'k=schl%C3%BCss%2…', 'k=…'],
  ])('%j hides in "%s"', (secrets, text, hidden) => {
    expect(createSecretMask(secrets)(text)).toBe(hidden);
  });
});

describe('hideInError', () => {
  it('hides in the message and in the stack', () => {
    const error = hideInError(new TypeError('no TOP.SECRET'), hide);
    if (!(error instanceof TypeError)) throw new Error('It stays what it is.');
    expect(error.message).toBe('no …');
    expect(error.stack).toMatch(/^TypeError: no …\n/);
  });

  it('hides where a message cannot be set, and keeps the error', () => {
    // As that of a DOMException.
    const message = { get: () => 'no TOP.SECRET', configurable: true };
    const thrown = Object.defineProperty(new TypeError(), 'message', message);
    expect(hideInError(thrown, hide)).toBe(thrown);
    expect(thrown).toMatchObject({ name: 'TypeError', message: 'no …' });
    expect(() => hideInError(Object.freeze(new Error('all of it')), hide)).not.toThrow();
  });

  it('leaves what is no error', () => {
    expect(hideInError('thrown', hide)).toBe('thrown');
  });
});
