import { useTranslations } from 'next-intl'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'

/** Every field with its label, also empty ones. */
export function EntryFields({ lines }: Pick<OfficeEntry, 'lines'>) {
  const t = useTranslations('admin.forms')
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ label, value }, index) => (
        <div key={index} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="max-w-prose wrap-anywhere whitespace-pre-line">
            {typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || <span className="text-ink-soft">{t('blank')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
