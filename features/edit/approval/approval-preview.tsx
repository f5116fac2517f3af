'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { languageCodes } from '@/lib/i18n/routing'
import { useEditStore } from '../store/edit-store'
import { showDocuments } from '../versions/preview'
import type { ApprovalView } from './approval-request'

const sides = ['after', 'now'] as const

/** The page as it would be or as visitors see it, as far as the documents of the request are on it. Read only. */
export function ApprovalPreview({ request: { views, language } }: { request: ApprovalView }) {
  const t = useTranslations('edit.approval')
  const id = useId()
  const [side, setSide] = useState<(typeof sides)[number]>('after')
  const isOwnLanguage = languageCodes[useLocale()] === language
  const open = useEditStore(({ documents }) =>
    views
      .filter(({ key }) => documents[key] !== undefined)
      .map(({ key }) => key)
      .join(' '),
  )
  const shown = isOwnLanguage ? open : ''

  useEffect(() => {
    const here = views.filter(({ key }) => shown.split(' ').includes(key))
    if (here.length === 0) return undefined
    return showDocuments(
      here.map(({ key, live, draft, pictures, links }) => ({ key, document: side === 'after' ? draft : live, pictures, links })),
    )
  }, [views, shown, side])

  if (shown === '') return null
  return (
    <RadioGroup id={id} legend={t('look')} hint={t('lookHint')} spacing="tight">
      {sides.map((one) => (
        <Radio key={one} name={id} checked={side === one} onChange={() => setSide(one)}>
          {t(`sides.${one}`)}
        </Radio>
      ))}
    </RadioGroup>
  )
}
