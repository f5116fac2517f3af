'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import type { Json } from '@/lib/documents/document'
import { useValueText } from '../../conflicts/use-value-text'
import { kindOf } from '../../pages/value/value-shapes'
import { useFieldNames } from '../../kit/use-field-name'
import type { FieldConflicts } from './parse-field-conflicts'

export type ChangedField = { key: string; field: string; published: Json }

type ChangedElsewhereProps = {
  conflicts: FieldConflicts
  mine: (field: ChangedField) => Json | undefined
  mineLabel: string
  keepLabel: string
  onKeep: (field: ChangedField) => void
  /** Missing where the published value cannot be taken over. */
  onTake?: (field: ChangedField) => void
}

/** Fields that an import or another screen has changed as well: both values, and the choice (docs/rules/editing.md#changed-elsewhere). */
export function ChangedElsewhere({ conflicts: { key, conflicts }, mine, mineLabel, keepLabel, onKeep, onTake }: ChangedElsewhereProps) {
  const t = useTranslations('edit.publishing.elsewhere')
  const fieldName = useFieldNames()
  const valueText = useValueText()
  return (
    <section role="alert" className="flex flex-col gap-3 rounded border border-danger/25 p-4">
      <p className="font-semibold">{t('title')}</p>
      <p className="text-sm">{t('explain')}</p>
      <ul className="flex flex-col gap-3">
        {conflicts.map(({ field, published }) => (
          <li key={field} aria-label={fieldName(kindOf(key), ['page', field])} className="flex flex-col gap-2 rounded bg-sunken p-3">
            <p className="text-sm font-semibold">{fieldName(kindOf(key), ['page', field])}</p>
            <dl className="flex flex-col gap-1 text-sm">
              <dt className="text-ink-soft">{mineLabel}</dt>
              <dd className="line-clamp-6 wrap-break-word whitespace-pre-line">{valueText(mine({ key, field, published }))}</dd>
              <dt className="text-ink-soft">{t('published')}</dt>
              <dd className="line-clamp-6 wrap-break-word whitespace-pre-line">{valueText(published)}</dd>
            </dl>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => onKeep({ key, field, published })}>
                {keepLabel}
              </Button>
              {onTake ? (
                <Button size="sm" variant="secondary" onClick={() => onTake({ key, field, published })}>
                  {t('take')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
