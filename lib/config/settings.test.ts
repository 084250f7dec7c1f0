import { availableParallelism } from 'node:os';
import { parseSubIds } from './setting-schemas';
import { parseSettings, SettingsError } from './settings';

describe('parseSettings', () => {
  it('works with nothing set', () => {
    expect(parseSettings({})).toEqual({
      adsFile: undefined,
      importMaxAgeHours: 48,
      pagesDir: undefined,
      contactEmail: undefined,
      previewSecret: undefined,
      indexNowKey: undefined,
      isProduction: true,
      imageHosts: [],
      smtpUrl: undefined,
      cspReportUrl: undefined,
      hasRateLimits: true,
      trustedProxies: ['loopback', 'private'],
      logFormat: 'text',
      logsRequests: false,
      mailFrom: undefined,
      metricsAddress: undefined,
      subIds: parseSubIds(''),
      siteName: 'Clipmint',
      staticDataMaxAgeMinutes: 60,
      siteTagline: undefined,
      siteUrl: 'http://localhost:3000',
      databaseUrl: 'file:data/catalogue.db',
      visitorsDatabaseUrl: 'file:data/visitors.db',
      databaseAuthToken: undefined,
      hasDemo: true,
      apiBaseUrl: undefined,
      apiMaxStaleHours: 24,
      port: 3000,
      pageCacheMegabytes: 128,
      processes: 1,
    });
  });

  it.each([
    [{ DATABASE_URL: 'file:shop.db' }, 'file:visitors.db'],
    [{ DATABASE_URL: 'file:///srv/shop/a.db?mode=rw' }, 'file:///srv/shop/visitors.db'],
    [{ DATABASE_URL: 'file:a.db', VISITORS_DATABASE_URL: 'libsql://v.example' }, 'libsql://v.example'],
  ])('knows of %o where visitors leave their data: %s', (env, url) => {
    expect(parseSettings(env).visitorsDatabaseUrl).toBe(url);
  });

  it.each([
    [{ DATABASE_URL: 'libsql://shop.example' }],
    [{ DATABASE_URL: 'http://127.0.0.1:8080', VISITORS_DATABASE_URL: '' }],
  ])('refuses %o, which would have imports delay what visitors send', (env) => {
    expect(() => parseSettings(env)).toThrow('VISITORS_DATABASE_URL is missing: DATABASE_URL is a server');
  });

  it('takes the path of the ads file as it is', () => {
    expect(parseSettings({ ADS_FILE: ' config/ads.json ' }).adsFile).toBe('config/ads.json');
    expect(parseSettings({ ADS_FILE: '' }).adsFile).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ DEPLOYMENT: 'production' }, true],
    [{ DEPLOYMENT: 'preview' }, false],
    [{ DEPLOYMENT: '', VERCEL_ENV: 'preview' }, false],
    [{ VERCEL_ENV: 'production' }, true],
    [{ CONTEXT: 'deploy-preview' }, false],
    [{ DEPLOYMENT: 'production', VERCEL_ENV: 'preview' }, true],
  ])('knows of %o whether search engines may come: %s', (env, isProduction) => {
    expect(parseSettings(env).isProduction).toBe(isProduction);
  });

  it.each([
    ['0', 0],
    ['720', 720],
    ['', 24],
  ])('takes %j as the hours that old responses are shown', (API_MAX_STALE_HOURS, hours) => {
    expect(parseSettings({ API_MAX_STALE_HOURS }).apiMaxStaleHours).toBe(hours);
  });

  it.each([
    ['3', 3],
    ['auto', availableParallelism()],
    ['', 1],
  ])('takes %j as the number of processes', (WEB_CONCURRENCY, processes) => {
    expect(parseSettings({ WEB_CONCURRENCY }).processes).toBe(processes);
  });

  it('takes a key of IndexNow', () => {
    expect(parseSettings({ INDEXNOW_KEY: 'abcDEF-12' }).indexNowKey).toBe('abcDEF-12');
  });

  it('takes an empty variable as unset', () => {
    expect(parseSettings({ PORT: '', SITE_URL: '', API_BASE_URL: '' }).port).toBe(3000);
  });

  it('derives the site address from the port', () => {
    expect(parseSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });

  it('drops trailing slashes from addresses', () => {
    const settings = parseSettings({
      SITE_URL: 'https://deals.example/',
      API_BASE_URL: 'https://api.example//',
    });
    expect(settings.siteUrl).toBe('https://deals.example');
    expect(settings.apiBaseUrl).toBe('https://api.example');
  });

  it.each([
    ['https://deals.example:8443/', 'https://deals.example:8443'],
    ['HTTPS://Deals.Example', 'https://deals.example'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('takes the address %s', (value, siteUrl) => {
    expect(parseSettings({ SITE_URL: value }).siteUrl).toBe(siteUrl);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x1F'],
    ['PORT', '1e3'],
    ['PORT', ' 80 '],
    ['PORT', '+80'],
    ['PORT', '-1'],
    ['PORT', '000080'],
    ['SITE_URL', 'deals.example'],
    ['SITE_URL', 'ftp://deals.example'],
    ['SITE_URL', 'https://deals.example/shop'],
    ['SITE_URL', 'https://deals.example/?a=1'],
    ['SITE_URL', 'https://deals.example?'],
    ['SITE_URL', 'https://deals.example/#top'],
    ['SITE_URL', 'https://deals.example#'],
    ['SITE_URL', 'https://user@deals.example'],
    ['SITE_URL', 'https://user:secret@deals.example/'],
    ['DATABASE_URL', 'postgres://localhost/x'],
    ['DATABASE_URL', 'data/catalogue.db'],
    ['API_BASE_URL', 'javascript:alert(1)'],
    ['API_MAX_STALE_HOURS', '721'],
    ['IMPORT_MAX_AGE_HOURS', '8761'],
    ['API_MAX_STALE_HOURS', '1.5'],
    ['API_MAX_STALE_HOURS', '-1'],
    ['STATIC_DATA_MAX_AGE_MINUTES', '10081'],
    ['STATIC_DATA_MAX_AGE_MINUTES', '1h'],
    ['PAGE_CACHE_MB', '0'],
    ['PAGE_CACHE_MB', '1.5'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '65'],
    ['WEB_CONCURRENCY', 'all'],
    ['SITE_NAME', 'x'.repeat(61)],
    ['DEPLOYMENT', 'staging'],
    ['CONTACT_EMAIL', 'nobody'],
    ['INDEXNOW_KEY', 'short'],
    ['INDEXNOW_KEY', 'with/a/path'],
  ])('names %s when it is %s', (name, value) => {
    const parse = () => parseSettings({ [name]: value });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(`${name} is "${value}", but takes`);
  });

  it('names a wrong secret, and keeps it', () => {
    const parse = () => parseSettings({ PREVIEW_SECRET: 'too-short' });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(/^PREVIEW_SECRET is a secret of 9 characters, but takes at least 32 characters/);
    expect(parse).not.toThrow(/too-short/);
  });

  it('names every wrong variable, one a line', () => {
    expect(() => parseSettings({ PORT: 'x', SITE_URL: 'y' })).toThrow(
      /^SITE_URL.*\nPORT.*$|^PORT.*\nSITE_URL.*$/,
    );
  });
});
