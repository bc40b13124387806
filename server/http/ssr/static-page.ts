/** A page of the shop without its scripts, whose links stay below the address it is shown at. */
export function staticPage(html: string, below: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link rel="(?:manifest|modulepreload)"[^>]*>/g, '')
    .replace(/(<a\b[^>]*?\shref=")\/(?!\/)/g, `$1${below}/`);
}
