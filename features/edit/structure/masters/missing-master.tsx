'use client'

import { Unlink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SectionPlaceholder } from '../section-placeholder'

/** A section whose shared section is gone or belongs to another language: visitors do not see it. */
export function MissingMaster({ documentKey, id }: { documentKey: string; id: string }) {
  const t = useTranslations('edit.masters')
  return (
    <SectionPlaceholder documentKey={documentKey} id={id} Icon={Unlink}>
      <p>{t('missing')}</p>
    </SectionPlaceholder>
  )
}
