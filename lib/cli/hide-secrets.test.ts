/** @jest-environment node */
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
    [{ key: 'k1' }, 'k1', '…'],
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

  it('leaves what is no error', () => {
    expect(hideInError('thrown', hide)).toBe('thrown');
  });
});
