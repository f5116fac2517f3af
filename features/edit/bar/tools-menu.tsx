'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Menu, MenuItem } from '@/components/ui/overlay/menu'
import { editStore, useEditStore } from '../store/edit-store'
import { tools, type ToolName } from '../tools'
import { ToolsButton } from './tools-button'

/** All side panels by their names: icons alone tell only those who know them (docs/rules/editing.md#tools-menu). */
export function ToolsMenu({ defaultOpen }: { defaultOpen: boolean }) {
  const t = useTranslations('edit.tools')
  const panel = useEditStore((state) => state.panel)
  const isChosen = useRef(false)

  function open(name: ToolName) {
    isChosen.current = true
    editStore.setState({ panel: name })
  }

  /** A chosen panel is where the keyboard goes on; closed without a choice, the menu gives the focus back. */
  function finalFocus() {
    const chosen = isChosen.current ? document.querySelector<HTMLElement>('[data-edit-region="panel"]') : null
    isChosen.current = false
    chosen?.focus({ preventScroll: true })
    return chosen === null
  }

  return (
    <Menu trigger={<ToolsButton />} defaultOpen={defaultOpen} finalFocus={finalFocus}>
      {tools.map(({ name, Icon, opener }) =>
        opener === 'other' ? null : (
          <MenuItem key={name} aria-current={panel === name || undefined} onClick={() => open(name)}>
            <Icon aria-hidden="true" />
            {t(name)}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
