/** Removes control characters, and the escape sequences that terminals obey; line breaks and tabs stay. */
export function withoutControls(text: string): string {
  return text.replaceAll(/(?![\n\r\t])\p{Cc}(?:\[[\d;?]*[a-z]|\][^\p{Cc}]*)?/giu, '')
}
