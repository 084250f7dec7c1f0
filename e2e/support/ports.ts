/** The site whose catalogue is an API host, and that host. */
export const FAULTS_SITE_PORT = 3211;
export const FAULTS_HOST_PORT = 3212;
/** The site that an operator opens from an empty folder. */
export const FIRST_DAY_PORT = 3213;
/** The site under Next's own server. */
export const NEXT_START_PORT = 3214;
