import { z } from 'zod'
import { formatDateTime } from '@/lib/text/dates'
import { fillText, texts, textsOf } from '@/server/core/texts'
import {
  block,
  button,
  details,
  heading,
  renderLinkMail,
  mailPage,
  paragraph,
  plainText,
  quote,
} from '@/server/modules/mail/templates/frame/layout'
import { pageUrl } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate, staffMailTemplate } from '@/server/modules/mail/templates/frame/mail-template'
import { unlinked } from '@/server/modules/mail/templates/frame/unlinked'

const Lines = z.array(z.object({ label: z.string(), value: z.union([z.string(), z.boolean()]) }))

const Answered = z.object({ entryId: z.number(), title: z.string(), email: z.string(), lines: Lines })

/** Mails a form entry to the shop, with its sender in Reply-To (docs/rules/mail.md#form-reply). */
export const formAnswered = staffMailTemplate(Answered, ({ entryId, title, email, lines: answers }, site) => {
  const link = `${pageUrl(site, '/admin/forms')}/${entryId}`
  const lines = answers.map(({ label, value }) => ({
    label,
    value: typeof value === 'string' ? value : value ? texts.mails.formAnswered.yes : texts.mails.formAnswered.no,
  }))
  const long = lines.filter(({ value }) => isLong(value))
  const short = lines.filter(({ value }) => !isLong(value))
  const after = fillText(texts.mails.formAnswered.reply, { email })
  return {
    subject: `${title}, ${email}`,
    html: mailPage(site, title, [
      details(short.map(({ label, value }) => [label, value])),
      ...long.flatMap(({ label, value }) => [heading(label), ...value.split(/\n+/).map(paragraph)]),
      paragraph(after),
      button(texts.mails.formAnswered.button, link),
    ]),
    text: [
      title,
      ...lines.map(({ label, value }) => (isLong(value) ? `${label}:\n${value}` : `${label}: ${value}`)),
      after,
      `${texts.mails.formAnswered.button}: ${link}`,
      `${site.name}\n`,
    ].join('\n\n'),
    headers: { 'Reply-To': email },
  }
})

function isLong(value: string) {
  return value.length > 80 || value.includes('\n')
}

/** Asks the sender of a form to confirm the e-mail address. */
export const formConfirm = mailTemplate(
  z.object({ entryId: z.number(), title: z.string(), goal: z.string() }),
  ({ title: form, goal }, site) => {
    const { subject, title, confirm, button: label, expiry } = textsOf(site.locale).mails.formConfirm
    const href = `${pageUrl(site, '/confirm-email')}?goal=${encodeURIComponent(goal)}`
    return {
      ...renderLinkMail(site, { subject, title, before: [fillText(confirm, { form })], link: { label, href }, after: [expiry] }),
      subject: fillText(subject, { form }),
    }
  },
)

/**
 * The shop's reply to the sender of an entry, whose words are quoted without links: anybody may have given the address (docs/rules/mail.md#no-foreign-links).
 * `Auto-Submitted: no`, because a person wrote it (RFC 3834).
 */
export const formReply = mailTemplate(
  z.object({ entryId: z.number(), title: z.string(), text: z.string(), createdAt: z.string(), lines: Lines }),
  ({ title: form, text, createdAt, lines: answers }, site) => {
    const { subject, wrote, yes, no } = textsOf(site.locale).mails.formReply
    const title = fillText(subject, { form })
    const written = text.split(/\n{2,}/)
    const intro = fillText(wrote, { at: formatDateTime(createdAt, site.locale) })
    const quoted = answers.flatMap(({ label, value }) => {
      const words = typeof value === 'string' ? unlinked(value) : value ? yes : no
      return `${label}: ${words}`.split(/\r?\n/)
    })
    return {
      subject: title,
      html: mailPage(site, title, [...written.map((part) => block(part.split('\n'))), paragraph(intro), quote(quoted)]),
      text: plainText(site, [title, text, intro, quoted.map((line) => `> ${line}`.trimEnd()).join('\n')]),
      headers: { 'Auto-Submitted': 'no' },
    }
  },
)
