'use client'

import { PackageOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SectionPlaceholder } from './section-placeholder'

type UnknownSectionProps = { documentKey: string; id: string; type: string }

/** A section of a newer version of the program: visitors do not see it, and nothing of it is lost. */
export function UnknownSection({ documentKey, id, type }: UnknownSectionProps) {
  const t = useTranslations('edit.structure')
  return (
    <SectionPlaceholder documentKey={documentKey} id={id} Icon={PackageOpen}>
      <div>
        <p className="font-medium text-ink">{t('unknown')}</p>
        <p className="text-sm">{t('unknownText', { type })}</p>
      </div>
    </SectionPlaceholder>
  )
}
