/** The name of a country by its ISO code in the language; the code for one that the runtime does not know. */
export function countryNameOf(iso: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(iso) ?? iso
}
