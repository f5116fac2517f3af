'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent, Ref } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { contactFields, contactId, itemSearchId } from './draft-form'

type ProblemSummaryProps = { ref: Ref<HTMLDivElement>; errors: Readonly<Record<string, string>> }

/** All errors of the form; each leads to its field. */
export function ProblemSummary({ ref, errors }: ProblemSummaryProps) {
  const t = useTranslations('admin.phoneOrder')
  const listed = Object.entries(errors)
  if (listed.length === 0) return null
  return (
    <Alert ref={ref} role="alert" tabIndex={-1} tone="danger" title={t('errors')}>
      <ul className="flex flex-col gap-1">
        {listed.map(([id, message]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              className="inline-block py-0.5 font-medium underline underline-offset-4"
            >
              <FieldName id={id} />: {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** The label tells equal messages apart. */
function FieldName({ id }: { id: string }) {
  const address = useTranslations('address')
  const t = useTranslations('admin.phoneOrder.lines')
  if (id.startsWith('line-price-')) return t('priceShort')
  if (id.startsWith('line-reason-')) return t('reasonShort')
  if (id === itemSearchId || id.startsWith('line-')) return t('title')
  const field = contactFields.find((one) => contactId(one) === id)
  return field ? address(field) : null
}

/** Moves the focus by script, since a fragment would add a history entry. */
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
