'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { editStore, useEditStore } from '../store/edit-store'
import { tools } from '../tools'

/** The open side panel: beside the page on wide screens, over its lower half on phones. */
export function PanelHost() {
  const t = useTranslations('edit')
  const titleId = useId()
  const open = useEditStore((state) => state.panel)
  const tool = tools.find(({ name }) => name === open)
  const panel = useRef<HTMLElement>(null)

  // Opened by keyboard, it is where the keyboard goes on.
  useEffect(() => {
    if (open !== null && document.activeElement?.matches(`${openButton}:focus-visible`)) panel.current?.focus({ preventScroll: true })
  }, [open])

  if (!tool) return null
  const { name, Panel } = tool

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-edit-region="panel"
      className="fixed right-0 bottom-16 z-60 flex w-full flex-col max-md:bottom-26 border-line bg-surface text-ink shadow-float outline-none max-sm:max-h-[60dvh] max-sm:border-t sm:top-0 sm:w-88 sm:border-l print:hidden"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="font-sans text-lg font-semibold">
          {t(`tools.${name}`)}
        </h2>
        <IconButton label={t('close')} onClick={closePanel}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">
        <Panel />
      </div>
    </aside>
  )
}

const openButton = '[data-edit-region="bar"] button[aria-expanded="true"]'

function closePanel() {
  const opener = document.querySelector<HTMLElement>(openButton)
  editStore.setState({ panel: null })
  opener?.focus()
}
