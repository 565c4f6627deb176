/** The page as it stands, as one file that shows itself and does nothing: for reports. */

/** What is no part of the table: where one writes the report, links with secrets, what would run. */
const LEFT_OUT = 'script, link, iframe, dialog, #drawer';

/** HTML by gzip, as base64; empty where the browser cannot do that. */
export async function stillPage(): Promise<string> {
  try {
    return base64(await zipped(pageAsText()));
  } catch {
    return ''; // the words of a report matter more than its picture
  }
}

/** Text, not elements: no style stands in our own pages, and the browser watches over that. */
function pageAsText(): string {
  const body = document.importNode(document.body, true);
  body.querySelectorAll(LEFT_OUT).forEach((one) => one.remove());
  const root = document.documentElement;
  const styles = [...document.styleSheets].map(textOf).join('\n');
  const head = `<html lang="${root.lang}" data-theme="${root.dataset.theme}"><style>${styles}</style>`;
  return `<!doctype html>${head}${body.outerHTML}`;
}

function textOf(sheet: CSSStyleSheet): string {
  return [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
}

async function zipped(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
