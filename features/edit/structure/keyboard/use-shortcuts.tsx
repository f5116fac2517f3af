import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { shortcutOf, type Shortcut } from '@/lib/browser/shortcuts'
import { announce } from '../../announce'
import { openDialog } from '../../dialogs'
import { editStore, select } from '../../store/edit-store'
import { hasUnsaved, saveAll } from '../../store/saving'
import { useUndo } from '../../store/use-undo'
import { arrangedKey, hasSections } from '../documents'
import { openSectionManager } from '../manager/open-section-manager'
import { setActiveSection, goToSection, refOfElement, selectedSection } from '../section-ref'
import { useSectionActions, type SectionActions } from '../use-section-actions'
import { isTakenOver, outerPath, scopeOf } from './key-scope'
import { LazyShortcutHelp } from './lazy-shortcut-help'
import { focusRegion } from './regions'

/**
 * The keys of the edit mode (docs/rules/editing.md#section-keys). Listens behind everything on the page, so that an editor of rich text keeps what it handles.
 */
export function useShortcuts() {
  const t = useTranslations('edit.structure')
  const actions = useSectionActions()
  const history = useUndo()

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const scope = scopeOf(event.target)
    if (event.key === '?' && scope === 'page') {
      event.preventDefault()
      void openDialog((close) => <LazyShortcutHelp onClose={() => close(null)} />)
      return
    }
    const shortcut = shortcutOf(event)
    if (shortcut === null || !isTakenOver(shortcut, scope)) return
    const isViewing = editStore.getState().canvasMode === 'view'
    if (isViewing && !['view', 'save', 'nextRegion', 'previousRegion'].includes(shortcut)) return
    if (run(shortcut, event)) event.preventDefault()
  })

  /** Returns false for what is left to the browser. */
  function run(shortcut: Shortcut, event: KeyboardEvent): boolean {
    switch (shortcut) {
      case 'undo':
      case 'redo':
        history[shortcut]()
        return true
      case 'save':
        void saveNow(t('saved'))
        return true
      case 'view':
        editStore.setState(({ canvasMode }) => ({ canvasMode: canvasMode === 'edit' ? 'view' : 'edit', selection: null }))
        announce(t(`mode.${editStore.getState().canvasMode}`))
        return true
      case 'escape':
        return escape(event.target)
      case 'nextRegion':
      case 'previousRegion':
        focusRegion(shortcut === 'nextRegion' ? 1 : -1)
        return true
      case 'insert':
        return insert(actions)
      case 'palette':
      // The clipboard has events of its own: use-clipboard.ts.
      case 'copy':
      case 'cut':
      case 'paste':
        return false
      default:
        return arrange(shortcut, { actions, target: event.target })
    }
  }

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

async function saveNow(text: string) {
  await saveAll()
  if (!hasUnsaved()) toastSuccess(text)
}

/** At the selected section, or the one whose field has the focus. */
function arrange(shortcut: ArrangeShortcut, { actions, target }: { actions: SectionActions; target: EventTarget | null }): boolean {
  const ref = refOfElement(target) ?? selectedSection()
  if (!ref || !hasSections(ref.key)) return false
  if (shortcut === 'duplicate') actions.duplicate(ref)
  else if (shortcut === 'delete') actions.remove(ref)
  else actions.move(ref, moveTargets[shortcut])
  return true
}

type ArrangeShortcut = 'duplicate' | 'delete' | keyof typeof moveTargets

const moveTargets = { moveUp: 'up', moveDown: 'down', moveToStart: 'start', moveToEnd: 'end' } as const

function insert(actions: SectionActions): boolean {
  const ref = selectedSection()
  const key = ref && hasSections(ref.key) ? ref.key : arrangedKey()
  if (key === null) return false
  void openSectionManager({ key, place: ref?.key === key ? { after: ref.section } : 'end' }, actions)
  return true
}

/** One step out: field, list item, section, page (docs/rules/editing.md#escape). */
function escape(target: EventTarget | null): boolean {
  const { selection } = editStore.getState()
  const inside = refOfElement(target)
  const scope = scopeOf(target)
  if (scope === 'field' && inside) {
    const path = selection?.section === inside.section ? selection.path : []
    leaveFocus()
    const outer = outerPath(path) ?? []
    select({ ...inside, path: outer })
    if (outer.length === 0) goToSection(inside, { focus: true, scroll: false })
    return true
  }
  if (!selection) return false
  const outer = outerPath(selection.path)
  if (outer === null) {
    leaveFocus()
    select(null)
    setActiveSection(null)
  } else {
    select({ ...selection, path: outer })
    if (outer.length === 0) goToSection(selection, { focus: true, scroll: false })
  }
  return true
}

function leaveFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
