import type { ReactNode } from 'react'

type ContactProps = {
  title: ReactNode
  address: ReactNode
  hours: ReactNode
  /** What the links hold, and what they say. */
  phone: { number: string; text: ReactNode }
  email: { address: string; text: ReactNode }
  className: string
}

/** Address, opening hours, phone and e-mail. */
export function Contact({ title, address, hours, phone, email, className }: ContactProps) {
  return (
    <address className="text-inverse-ink-soft not-italic">
      <p className="pb-2 eyebrow text-accent">{title}</p>
      <p>{address}</p>
      <p>{hours}</p>
      {phone.number ? (
        <p className="pt-1">
          <a href={`tel:${phone.number.replaceAll(/\s/g, '')}`} className={className}>
            {phone.text}
          </a>
        </p>
      ) : null}
      {email.address ? (
        <p>
          <a href={`mailto:${email.address}`} className={className}>
            {email.text}
          </a>
        </p>
      ) : null}
    </address>
  )
}
