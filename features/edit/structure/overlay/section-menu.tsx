'use client'

import {
  Anchor,
  CalendarClock,
  ClipboardCopy,
  ClipboardPaste,
  Layers,
  Monitor,
  MonitorOff,
  Pencil,
  RotateCcw,
  Scissors,
  Smartphone,
  Trash2,
  Unlink,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlay/menu'
import { toastInfo } from '@/lib/browser/toast/toast'
import type { Device } from '@/lib/documents/section-settings'
import { openDialog } from '../../dialogs'
import { useIsHidden, useMasterId } from '../../store/shown-values'
import { lastCopiedSections } from '../clipboard-data'
import { LazyMasterNameDialog } from '../masters/lazy-master-name-dialog'
import { useMasterActions } from '../masters/use-master-actions'
import { useMasterTexts } from '../masters/use-master-texts'
import type { SectionRef } from '../section-ref'
import { LazyAnchorDialog, LazyWindowDialog } from '../settings/lazy-settings'
import { useSectionActions } from '../use-section-actions'

/** `name`: of the kind of section. */
type SectionMenuProps = { active: SectionRef; name: string; trigger: ReactElement }

export function SectionMenu({ active, name, trigger }: SectionMenuProps) {
  const { key, section } = active
  const t = useTranslations('edit.structure')
  const actions = useSectionActions()
  const masters = useMasterActions()
  const shared = useTranslations('edit.masters')
  const master = useMasterId(key, section)
  const { title: masterTitle } = useMasterTexts(master)
  const hide = { mobile: useIsHidden(key, section, 'mobile'), desktop: useIsHidden(key, section, 'desktop') }

  function paste() {
    const sections = lastCopiedSections()
    if (sections) actions.paste(active.key, { sections, place: { after: active.section } })
    else toastInfo(t('nothingCopied'))
  }

  const askName = (action: 'share' | 'rename', suggestion: string) =>
    void openDialog((close) => <LazyMasterNameDialog action={action} target={active} suggestion={suggestion} onClose={() => close(null)} />)

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
      {master === null ? (
        <MenuItem onClick={() => askName('share', name)}>
          <Layers aria-hidden="true" />
          {shared('share.open')}
        </MenuItem>
      ) : (
        <>
          {masterTitle === '' ? null : (
            <MenuItem onClick={() => askName('rename', masterTitle)}>
              <Pencil aria-hidden="true" />
              {shared('rename.open')}
            </MenuItem>
          )}
          <MenuItem onClick={() => masters.takeBackAll(active)}>
            <RotateCcw aria-hidden="true" />
            {shared('giveBackAll')}
          </MenuItem>
          <MenuItem onClick={() => masters.detach(active)}>
            <Unlink aria-hidden="true" />
            {shared('detach')}
          </MenuItem>
        </>
      )}
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
