import { nonBreakingRanges } from '@/lib/text/typography'

type ContactProps = { title: string; address: string; hours: string; phone: string; email: string; className: string }

/** Address, opening hours, phone and e-mail. */
export function Contact({ title, address, hours, phone, email, className }: ContactProps) {
  return (
    <address className="text-night-ink-soft not-italic">
      <p className="pb-2 eyebrow text-lamp">{title}</p>
      <p>{address}</p>
      <p>{nonBreakingRanges(hours)}</p>
      {phone ? (
        <p className="pt-1">
          <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className={className}>
            {phone}
          </a>
        </p>
      ) : null}
      {email ? (
        <p>
          <a href={`mailto:${email}`} className={className}>
            {email}
          </a>
        </p>
      ) : null}
    </address>
  )
}
