'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { useKeys } from '@/features/admin/keys/use-keys'
import type { PaletteRights } from './use-palette-groups'

const CommandPalette = lazyComponent(async () => (await import('./command-palette')).CommandPalette)

/** Opens the command palette, as Ctrl+K or ⌘K does anywhere in the office. */
export function PaletteButton(rights: PaletteRights) {
  const t = useTranslations('admin.palette')
  const [isOpen, setIsOpen] = useState(false)

  useKeys([{ keys: 'ctrl+k', label: t('title'), group: 'shell', run: () => setIsOpen((wasOpen) => !wasOpen) }])

  return (
    <>
      <Button variant="inverse" size="sm" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        <Search aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t('open')}</span>
        <kbd aria-hidden="true" className="font-sans text-xs text-inverse-ink-soft max-md:hidden">
          Ctrl K
        </kbd>
      </Button>
      {isOpen ? <CommandPalette {...rights} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
