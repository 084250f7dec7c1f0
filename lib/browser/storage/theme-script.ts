/** Where the visitor's choice of colours is remembered. */
export const THEME_STORAGE_KEY = 'theme';

/** Sets the remembered theme on <html> before the first paint; a browser that denies storage follows the system. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
