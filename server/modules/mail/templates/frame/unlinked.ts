/** Invisible, and no part of a domain, so a mail program makes no link of the text around it. */
const wordJoiner = '\u2060'

/** A stranger's words as text that mail programs do not turn into a link or an address (docs/rules/mail.md#no-foreign-links). */
export function unlinked(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{N}])(?:\.(?=[\p{L}\p{N}-]{2})|@|:(?=\/\/))/gu, (mark) => `${mark}${wordJoiner}`)
}
