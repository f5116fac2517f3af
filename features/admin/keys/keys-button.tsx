'use client'

import { Keyboard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { IconButton } from '@/components/ui/button/icon-button'
import { leaveScreen } from '@/features/admin/form/leaving'
import { useRouter } from '@/lib/i18n/navigation'
import { goKeys } from './go-keys'
import { useKeys } from './use-keys'

const KeysDialog = lazyComponent(async () => (await import('./keys-dialog')).KeysDialog)

/** Opens the list of keys, as `?` does; binds the keys that open screens. Phones have no keys. */
export function KeysButton(rights: { scopes: readonly string[]; hasCachePage: boolean }) {
  const t = useTranslations('admin')
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  useKeys([
    { keys: '?', label: t('keys.help'), group: 'shell', run: () => setIsOpen(true) },
    ...goKeys(rights).map(({ keys, screen }) => ({
      keys,
      label: t(`navigation.${screen.key}`),
      group: 'go' as const,
      run: () => leaveScreen(() => router.push(screen.href)),
    })),
  ])
  return (
    <>
      <IconButton
        label={t('keys.open')}
        title={t('keys.open')}
        variant="inverse"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
        className="max-lg:hidden"
      >
        <Keyboard aria-hidden="true" />
      </IconButton>
      {isOpen ? <KeysDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
