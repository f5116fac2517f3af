'use client'

import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { openDialog } from '../../dialogs'

const SlugDialog = lazyComponent(async () => (await import('./slug-dialog')).SlugDialog)

type SlugSettingProps = { kind: 'page' | 'post'; id: number; slug: string }

/** The address, with the button that changes it. */
export function SlugSetting(props: SlugSettingProps) {
  const t = useTranslations('edit.pages.slug')
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm font-medium">{t('label')}</p>
      <p className="font-mono break-all">/{props.slug}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void openDialog((close) => <SlugDialog {...props} onClose={() => close(null)} />)}
      >
        {t('change')}
      </Button>
    </div>
  )
}
