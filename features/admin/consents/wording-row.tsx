'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import type { Wording } from '@/lib/api/v1/cms/consent.schema'
import { WordingForm } from './wording-form'

/** A wording and the form of its next version. */
export function WordingRow({ wording }: { wording: Wording }) {
  const t = useTranslations('admin.consents')
  const [isOpen, setIsOpen] = useState(false)
  const { name, displayName, version } = wording
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="font-medium">{name}</strong>
        <Badge>{t('version', { version })}</Badge>
      </p>
      {isOpen ? (
        <WordingForm wording={wording} onClose={() => setIsOpen(false)} />
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">
            <InlineHtml html={displayName} />
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            aria-label={t('editNamed', { name })}
            onClick={() => setIsOpen(true)}
          >
            {t('edit')}
          </Button>
        </>
      )}
    </li>
  )
}
