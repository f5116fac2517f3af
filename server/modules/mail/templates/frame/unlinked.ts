/** Invisible, and no part of a domain, so a mail program makes no link of the text around it. */
const wordJoiner = '\u2060'

/** Dots that addresses may have (UTS 46, 4.5). */
const mark = /(?<=[\p{L}\p{N}\p{M}])(?:[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}-][\p{L}\p{N}\p{M}-])|@|:(?=\/\/))/gu

/** A stranger's words as text that mail programs do not turn into a link or an address (docs/rules/mail.md#no-foreign-links). */
export function unlinked(text: string): string {
  return text.replaceAll(mark, (found) => `${found}${wordJoiner}`)
}
