/** The URL in user input, or `null` for anything but a complete http(s) URL (decisions: 'starts with http'). */
export function parseHttpUrl(value: string): URL | null {
  const text = value.trim();
  if (!URL.canParse(text)) {
    return null;
  }
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
