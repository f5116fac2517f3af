import { serverTexts as texts } from '@/messages/server.hr'

/** Croatian texts of mails, documents and answers (docs/rules/mail.md#mail-texts). No client file imports them. */
export { texts }

/** Replaces `{name}` by its value. @throws when the text needs another value, or one is not used */
export function fillText(text: string, values: Record<string, string | number>): string {
  const unused = new Set(Object.keys(values))
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text '${text}' needs a value for ${name}.`)
    unused.delete(name)
    return String(value)
  })
  if (unused.size > 0) throw new Error(`The text '${text}' has no place for ${[...unused].join(', ')}.`)
  return filled
}
