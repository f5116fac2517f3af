import { settingsOf } from '@/lib/documents/section-settings'
import { useSection } from '../store/shown-values'
import { useIsEditing } from '../kit/field-place'
import type { SectionRef } from './section-ref'
import { useSettingsTexts } from './settings/use-settings-texts'

type SectionMarks = {
  anchor: string
  /** Classes that hide the section as visitors have it. */
  hiding: string
  /** What the canvas says on a section that not everybody sees always. */
  badge: string | undefined
  /** The screens on which the canvas dims it. */
  hiddenOn: string | undefined
}

/** While somebody looks at the page, a hidden section is hidden; while they edit it, it is there and dimmed (docs/rules/editing.md#hidden-on-canvas). */
export function useSectionMarks({ key, section }: SectionRef): SectionMarks {
  const settings = settingsOf(useSection(key, section))
  const textsOf = useSettingsTexts()
  const { anchor, hide } = settings
  const hiddenOn = [hide.mobile && 'mobile', hide.desktop && 'desktop'].filter(Boolean).join(' ')
  if (!useIsEditing()) {
    const hiding = [hide.mobile && 'max-sm:hidden', hide.desktop && 'sm:hidden'].filter(Boolean).join(' ')
    return { anchor, hiding, badge: undefined, hiddenOn: undefined }
  }
  return { anchor, hiding: '', badge: textsOf(settings).join(' · ') || undefined, hiddenOn: hiddenOn || undefined }
}
