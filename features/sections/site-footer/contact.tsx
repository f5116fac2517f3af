type ContactProps = { title: string; address: string; hours: string; phone: string; email: string; className: string }

/** Where the shop stands and when it is open. */
export function Contact({ title, address, hours, phone, email, className }: ContactProps) {
  return (
    <address className="col-span-2 not-italic sm:col-span-1">
      <p className="pb-2 eyebrow text-lamp">{title}</p>
      <p className="py-1 text-night-ink-soft">{address}</p>
      <p className="py-1 text-night-ink-soft">{hours}</p>
      {phone ? (
        <p>
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
