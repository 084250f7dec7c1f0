const TAG_URL = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

declare global {
  interface Window {
    adsbygoogle?: unknown[];
  }
}

const tags = new Map<string, Promise<void>>();

/**
 * Loads Google's tag for a publisher, once a page. Only to be called where the visitor has accepted all cookies.
 * Rejects where the tag is blocked.
 */
export function loadGoogleTag(client: string): Promise<void> {
  const tag = tags.get(client) ?? appendScript(`${TAG_URL}?client=${encodeURIComponent(client)}`);
  tags.set(client, tag);
  return tag;
}

/** Asks the loaded tag to fill the one <ins> of the page that waits. May throw: the tag does where it finds no room. */
export function requestGoogleAd(): void {
  (window.adsbygoogle ??= []).push({});
}

function appendScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} could not be loaded.`));
    document.head.append(script);
  });
}
