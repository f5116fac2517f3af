'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { editStore, useEditStore } from '../store/edit-store'
import { tools } from '../tools'
import { keepFocusIn } from './keep-focus-in'
import { usePanelState } from '../unsaved-panel-store'
import { DiscardQuestion, useDiscardGuard } from '../use-discard-guard'

/**
 * The open side panel: beside the page on wide screens, over its lower half on phones. One with unsaved changes stays until the user has said that they may go
 * (docs/rules/editing.md#unsaved-dialogs).
 */
export function PanelHost() {
  const t = useTranslations('edit')
  const titleId = useId()
  const wanted = useEditStore((state) => state.panel)
  const isUnsaved = usePanelState((state) => state.isUnsaved)
  const [open, setOpen] = useState(wanted)
  const tool = tools.find(({ name }) => name === open)
  const panel = useRef<HTMLElement>(null)
  const isAsking = wanted !== open && isUnsaved
  const { question } = useDiscardGuard({ isChanged: isUnsaved, onClose: discardAndClose })
  if (wanted !== open && !isAsking) setOpen(wanted)

  useEffect(() => {
    if (open === null) return undefined
    const opener = document.querySelector<HTMLElement>(openButton)
    // Opened by keyboard, it is where the keyboard goes on.
    if (document.activeElement === opener && opener?.matches(':focus-visible')) panel.current?.focus({ preventScroll: true })
    document.addEventListener('keydown', closeByEscape)
    const endKeeping = panel.current ? keepFocusIn(panel.current) : undefined
    return () => {
      endKeeping?.()
      document.removeEventListener('keydown', closeByEscape)
      if (document.activeElement === null || document.activeElement === document.body) opener?.focus()
    }
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
      {isAsking ? (
        <DiscardQuestion
          onDiscard={() => usePanelState.setState({ isUnsaved: false })}
          onClose={() => usePanelState.getState().isUnsaved && editStore.setState({ panel: open })}
        />
      ) : (
        question
      )}
    </aside>
  )
}

/** The tools menu is expanded only while it is open itself. */
const openButton = '[data-edit-region="bar"] button:is([aria-expanded="true"], [data-opener])'

function closePanel() {
  editStore.setState({ panel: null })
}

function discardAndClose() {
  usePanelState.setState({ isUnsaved: false })
  closePanel()
}

/** In the panel and on its button, behind what has an Escape of its own and before the keys of sections; dialogs stand elsewhere in the document. */
function closeByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return
  if (event.target.closest('[data-edit-region="panel"]') === null && !event.target.matches(openButton)) return
  event.preventDefault()
  closePanel()
}
