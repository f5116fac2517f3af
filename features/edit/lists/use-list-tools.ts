import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { keepFocus } from '../structure/keep-focus'

/** Long enough to come from an item to its tools. */
const leaveMs = 300

type ListTools = {
  ids: readonly string[]
  /** Alt and an arrow key inside an item. */
  onMove: (id: string, toIndex: number) => void
}

/** Which item of a list on the canvas the pointer or the focus is at. The items are the children of the list's element. */
export function useListTools({ ids, onMove }: ListTools) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const wanted = useRef<string | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [active, setActive] = useState<string | null>(null)

  useEffect(() => () => clearTimeout(leaving.current), [])

  // A new item is on the page only now.
  useEffect(() => {
    if (wanted.current === null || !ids.includes(wanted.current)) return
    focusFirstField(box?.children[ids.indexOf(wanted.current)])
    wanted.current = null
  }, [ids, box])

  const indexAt = (target: EventTarget) => [...(box?.children ?? [])].findIndex((child) => target instanceof Node && child.contains(target))

  function enter({ target }: PointerEvent | FocusEvent) {
    clearTimeout(leaving.current)
    const id = ids[indexAt(target)]
    if (id !== undefined) setActive(id)
  }

  function leaveWithPointer() {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => {
      if (!isAtList(document.activeElement)) setActive(null)
    }, leaveMs)
  }

  function leaveWithFocus({ relatedTarget }: FocusEvent) {
    if (!isAtList(relatedTarget)) setActive(null)
  }

  const isAtList = (target: EventTarget | null) =>
    target instanceof Node && (box?.contains(target) || box?.parentElement?.querySelector('[data-list-tools]')?.contains(target))

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const index = indexAt(event.target)
    const id = ids[index]
    if (step === undefined || id === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const to = index + step
    if (to >= 0 && to < ids.length) keepFocus(() => onMove(id, to))
  }

  return {
    active,
    hide: () => setActive(null),
    setBox,
    /** Goes to the first field of an item as soon as it is on the page. */
    focusItem: (id: string | null) => {
      wanted.current = id
    },
    anchorOf: (id: string) => box?.children[ids.indexOf(id)],
    listProps: {
      onPointerOver: enter,
      onPointerLeave: leaveWithPointer,
      onFocus: enter,
      onBlur: leaveWithFocus,
      onKeyDown: moveByKey,
    },
    toolProps: {
      'data-list-tools': '',
      onPointerEnter: () => clearTimeout(leaving.current),
      onPointerLeave: leaveWithPointer,
      onBlur: leaveWithFocus,
    },
  }
}

function focusFirstField(item: Element | undefined) {
  if (item instanceof HTMLDetailsElement) item.open = true
  item?.querySelector<HTMLElement>('[data-edit-field],[data-edit-rich],input,button')?.focus()
}
