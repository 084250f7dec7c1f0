/** What each variable takes, said in the one line that stops the start. */
export const DESCRIPTIONS = {
  SITE_NAME: 'a name of 1 to 60 characters',
  SITE_TAGLINE: 'a line of 1 to 120 characters',
  SITE_URL: 'only scheme and host of an http or https address, for example https://deals.example',
  DATABASE_URL: 'file:path/to/catalogue.db, or the libsql:, https:, http:, wss: or ws: address of a server',
  VISITORS_DATABASE_URL:
    'file:path/to/visitors.db, or the address of a database on a server, as DATABASE_URL does',
  DATABASE_AUTH_TOKEN: 'the token of the libSQL server',
  DEMO: 'on or off',
  API_BASE_URL: 'the http or https address of the API host, for example https://api.example',
  API_MAX_STALE_HOURS: 'a whole number of hours from 0 to 720',
  STATIC_DATA_MAX_AGE_MINUTES: 'a whole number of minutes from 0 to 10080',
  IMPORT_MAX_AGE_HOURS: 'a whole number of hours from 0 to 8760',
  IMAGE_HOSTS: 'host names with commas between them, for example cdn.shop.example,*.network.example',
  ADS_FILE: 'the path of a JSON file with ad units (see docs/advertising.md)',
  PAGES_DIR: 'the path of a folder with info pages of your own (see docs/content.md)',
  CONTACT_EMAIL: 'an email address',
  PREVIEW_SECRET: 'at least 32 characters that nobody can guess, for example from: openssl rand -hex 32',
  INDEXNOW_KEY:
    'a key of IndexNow: 8 to 128 letters, digits or dashes, for example from: openssl rand -hex 16',
  SMTP_URL: 'the smtp: or smtps: address of a mail server, for example smtps://user:password@mail.example',
  MAIL_FROM: 'an email address',
  SUB_IDS:
    'sources with the parameter of their network and commas between them, for example my-network=sub={id},awin=off',
  RATE_LIMITS: 'on or off',
  TRUST_PROXY:
    'addresses or ranges of proxies, loopback or private, with commas between them, for example 203.0.113.7,private; or none',
  CSP_REPORT_URL:
    'the http or https address of a collector of reports, without spaces, commas and semicolons',
  DEPLOYMENT: 'production or preview',
  PORT: 'a whole number from 1 to 65535',
  PAGE_CACHE_MB: 'a whole number of megabytes from 1 to 65536',
  METRICS_PORT:
    'a port from 1 to 65535, with an address of this machine before it where it is not 127.0.0.1: 0.0.0.0:9464',
  LOG_FORMAT: 'text or json',
  LOG_REQUESTS: 'on or off',
  WEB_CONCURRENCY: 'a whole number of processes from 1 to 64, or auto for one a core',
} as const;
