import { z } from 'zod'
import { formatDate, formatDateTime, formatTime, formatWeekday, isoDay } from '@/lib/text/dates'
import { CalendarEvent } from '@/server/adapters/calendar/icalendar'
import { fillText, textsOf } from '@/server/core/texts'
import {
  block,
  button,
  linkedParagraph,
  mailPage,
  paragraph,
  plainText,
  renderLinkMail,
} from '@/server/modules/mail/templates/frame/layout'
import { pageUrl, type MailSite } from '@/server/modules/mail/templates/frame/mail-site'
import { mailTemplate } from '@/server/modules/mail/templates/frame/mail-template'

/** Data of a mail with a calendar file; `token` is '' where nothing is left to cancel. */
export const SeatMailData = z.object({
  seats: z.number(),
  token: z.string(),
  calendar: CalendarEvent,
  /** The guest has asked for seats again (docs/rules/events.md#seats-opt-in). */
  isRepeated: z.boolean().optional(),
})
type SeatMailData = z.infer<typeof SeatMailData>

/** Asks for the confirmation; the guest's name stays out, since anybody may give anybody's address. */
export const seatsConfirm = mailTemplate(
  z.object({ token: z.string(), seats: z.number(), title: z.string(), startsAt: z.string() }),
  ({ token, seats, title, startsAt }, site) => {
    const { mails } = textsOf(site.locale)
    const { subject, title: heading, confirm, button: label, expiry } = mails.seatsConfirm
    return renderLinkMail(site, {
      subject: fillText(subject, { title }),
      title: heading,
      before: [
        fillText(confirm, { title }),
        `${formatDateTime(startsAt, site.locale)}. ${fillText(mails.seats.seats, { count: String(seats) })}`,
      ],
      link: { label, href: seatLink(site, 'seats', token) },
      after: [expiry],
    })
  },
)

export const seatsReserved = mailTemplate(SeatMailData, (data, site) =>
  renderSeatMail(site, data.isRepeated ? 'seatsRepeated' : 'seatsReserved', data),
)
export const seatsMoved = mailTemplate(SeatMailData, (data, site) => renderSeatMail(site, 'seatsMoved', data))
export const seatsCancelled = mailTemplate(SeatMailData, (data, site) => renderSeatMail(site, 'seatsCancelled', data))

type SeatMail = 'seatsReserved' | 'seatsRepeated' | 'seatsMoved' | 'seatsCancelled'

function renderSeatMail(site: MailSite, kind: SeatMail, { seats, token, calendar }: SeatMailData) {
  const { mails } = textsOf(site.locale)
  const mailTexts = mails[kind]
  const { title, place, url } = calendar
  const text = fillText(mailTexts.text, { title })
  const facts = [timesOf(calendar, site), place, fillText(mails.seats.seats, { count: String(seats) })]
  const isHeld = token !== ''
  const after = isHeld ? [mails.seats.file, `${mails.seats.cancel} ${seatLink(site, 'seatsCancel', token)}`] : []
  const linked = after.map((line) => linkedParagraph(line, seatLink(site, 'seatsCancel', token)))
  return {
    subject: fillText(mailTexts.subject, { title }),
    html: mailPage(site, mailTexts.title, [paragraph(text), block(facts), button(mails.seats.toEvent, url), ...linked]),
    text: plainText(site, [mailTexts.title, text, facts.join('\n'), url, ...after]),
  }
}

/** An end on another day carries its date. */
function timesOf({ startsAt, endsAt }: CalendarEvent, { locale }: MailSite) {
  const { when, whenUntil } = textsOf(locale).mails.seats
  const start = { weekday: formatWeekday(startsAt, locale), date: formatDate(startsAt, locale), from: formatTime(startsAt, locale) }
  if (endsAt <= startsAt) return fillText(when, start)
  const to = isoDay(endsAt) === isoDay(startsAt) ? formatTime(endsAt, locale) : formatDateTime(endsAt, locale)
  return fillText(whenUntil, { ...start, to })
}

function seatLink(site: MailSite, parameter: 'seats' | 'seatsCancel', token: string) {
  return `${pageUrl(site, '/confirm-email')}?${parameter}=${encodeURIComponent(token)}`
}
