'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { contactFormOf, type ContactForm } from '@/features/admin/phone-order/draft-form'
import { contactsQuery } from '@/features/admin/phone-order/draft-queries'
import { OfficeSearch } from '@/features/admin/table/office-search'

/** Fills the buyer from an earlier order. */
export function ContactSearch({ onChoose }: { onChoose: (contact: ContactForm) => void }) {
  const t = useTranslations('admin.phoneOrder.contact')
  const [q, setQ] = useState('')
  const { data, isFetching, isError } = useQuery(contactsQuery(q))
  const isTooShort = q.length === 1
  return (
    <Card as="section" padding="lg" aria-labelledby="contact-search-title" className="flex flex-col gap-4">
      <h2 id="contact-search-title" className="text-xl">
        {t('searchTitle')}
      </h2>
      <OfficeSearch namespace="phoneOrder.contact" q={q} busy={isFetching} onSearch={setQ} className="max-w-xl" />
      <p role="status" className="text-ink-soft empty:hidden">
        {isTooShort ? t('tooShort') : isError ? t('failed') : data?.length === 0 ? t('nothing') : null}
      </p>
      {data && data.length > 0 ? (
        <ul aria-label={t('results')} className="divide-y divide-line border-y border-line">
          {data.map((contact) => {
            const { firstName, lastName, contactEmail, contactPhone, street, houseNumber, zipCode, city } = contact
            const name = `${firstName} ${lastName}`
            return (
              <li key={contactEmail} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
                <span className="min-w-0 grow basis-60">
                  <span className="block font-medium break-words">{name}</span>
                  <span className="block text-sm wrap-anywhere text-ink-soft">
                    {[contactEmail, contactPhone, `${street} ${houseNumber}`, `${zipCode} ${city}`].join(', ')}
                  </span>
                </span>
                <Button variant="secondary" size="sm" onClick={() => onChoose(contactFormOf(contact))}>
                  {t('choose', { name })}
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </Card>
  )
}
