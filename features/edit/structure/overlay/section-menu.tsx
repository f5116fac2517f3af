'use client'

import { Anchor, CalendarClock, ClipboardCopy, ClipboardPaste, Monitor, MonitorOff, Scissors, Smartphone, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlay/menu'
import { toastInfo } from '@/lib/browser/toast'
import type { DocumentSection } from '@/lib/documents/document'
import { settingsOf, type Device } from '@/lib/documents/section-settings'
import { openDialog } from '../../dialogs'
import { lastCopiedSections } from '../clipboard-data'
import type { SectionRef } from '../section-ref'
import { LazyAnchorDialog, LazyWindowDialog } from '../settings/lazy-settings'
import { useSectionActions } from '../use-section-actions'

type SectionMenuProps = { active: SectionRef; stored: DocumentSection; trigger: ReactElement }

export function SectionMenu({ active, stored, trigger }: SectionMenuProps) {
  const t = useTranslations('edit.structure')
  const actions = useSectionActions()
  const { hide } = settingsOf(stored)

  function paste() {
    const sections = lastCopiedSections()
    if (sections) actions.paste(active.key, { sections, place: { after: active.section } })
    else toastInfo(t('nothingCopied'))
  }

  const hideItem = (device: Device) => (
    <MenuItem onClick={() => actions.toggleHidden(active, device)}>
      {device === 'mobile' ? (
        <Smartphone aria-hidden="true" />
      ) : hide.desktop ? (
        <Monitor aria-hidden="true" />
      ) : (
        <MonitorOff aria-hidden="true" />
      )}
      {t(`${hide[device] ? 'show' : 'hide'}.${device}.label`)}
    </MenuItem>
  )

  return (
    <Menu trigger={trigger} align="end">
      {hideItem('mobile')}
      {hideItem('desktop')}
      <MenuItem onClick={() => void openDialog((close) => <LazyWindowDialog target={active} onClose={() => close(null)} />)}>
        <CalendarClock aria-hidden="true" />
        {t('window.open')}
      </MenuItem>
      <MenuItem onClick={() => void openDialog((close) => <LazyAnchorDialog target={active} onClose={() => close(null)} />)}>
        <Anchor aria-hidden="true" />
        {t('anchor.open')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onClick={() => actions.copy(active)}>
        <ClipboardCopy aria-hidden="true" />
        {t('copy')}
      </MenuItem>
      <MenuItem onClick={() => actions.cut(active)}>
        <Scissors aria-hidden="true" />
        {t('cut')}
      </MenuItem>
      <MenuItem onClick={paste}>
        <ClipboardPaste aria-hidden="true" />
        {t('pasteAfter')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onClick={() => actions.remove(active)}>
        <Trash2 aria-hidden="true" />
        {t('remove')}
      </MenuItem>
    </Menu>
  )
}
