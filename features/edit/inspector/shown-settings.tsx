'use client'

import { Anchor, CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Switch } from '@/components/ui/control/switch'
import type { SectionSettings } from '@/lib/documents/section-settings'
import { openDialog } from '../dialogs'
import type { SectionRef } from '../structure/section-ref'
import { LazyAnchorDialog, LazyWindowDialog } from '../structure/settings/lazy-settings'
import { useSettingsTexts } from '../structure/settings/use-settings-texts'
import { useSectionActions } from '../structure/use-section-actions'

const devices = ['mobile', 'desktop'] as const

/** Where and when visitors see a section, and its anchor: what the section's menu offers too (docs/rules/editing.md#section-settings). */
export function ShownSettings({ target, settings }: { target: SectionRef; settings: SectionSettings }) {
  const t = useTranslations('edit.inspector')
  const structure = useTranslations('edit.structure')
  const actions = useSectionActions()
  const textsOf = useSettingsTexts()
  const { hide, when, anchor } = settings
  const times = textsOf({ hide: { mobile: false, desktop: false }, when })
  const ref = { key: target.key, section: target.section }
  return (
    <div className="flex flex-col gap-2">
      {devices.map((device) => (
        <Switch key={device} checked={!hide[device]} onChange={() => actions.toggleHidden(ref, device)}>
          {t(`shownOn.${device}`)}
        </Switch>
      ))}
      <Setting
        text={times.length === 0 ? t('shownAlways') : times.join(', ')}
        onOpen={() => void openDialog((close) => <LazyWindowDialog target={ref} onClose={() => close(null)} />)}
      >
        <CalendarClock aria-hidden="true" className="size-4" />
        {structure('window.open')}
      </Setting>
      <Setting
        text={anchor === '' ? t('noAnchor') : `#${anchor}`}
        onOpen={() => void openDialog((close) => <LazyAnchorDialog target={ref} onClose={() => close(null)} />)}
      >
        <Anchor aria-hidden="true" className="size-4" />
        {structure('anchor.open')}
      </Setting>
    </div>
  )
}

function Setting({ text, onOpen, children }: { text: string; onOpen: () => void; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      {text}
      <Button variant="secondary" size="sm" onClick={onOpen}>
        {children}
      </Button>
    </p>
  )
}
