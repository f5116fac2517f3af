'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { openDialog } from '../../dialogs'
import { addressOf, type SlugOwner } from './slug-owner'

const SlugDialog = lazyComponent(async () => (await import('./slug-dialog')).SlugDialog)

/** The address, with the button that changes it. */
export function SlugSetting({ owner }: { owner: SlugOwner }) {
  const t = useTranslations('edit.pages.slug')
  const locale = useLocale()
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm font-medium">{t('label')}</p>
      <p className="font-mono break-all">{addressOf(owner, owner.slug, locale)}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void openDialog((close) => <SlugDialog owner={owner} onClose={() => close(null)} />)}
      >
        {t('change')}
      </Button>
    </div>
  )
}
