'use client'

import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

type OpenDialog = { id: number; render: () => ReactNode }

let dialogs: readonly OpenDialog[] = []
let nextId = 1
const listeners = new Set<() => void>()

/**
 * Opens a dialog over the page and resolves with what it is closed with; null when it is dismissed. `render` gets the function that closes it. Dialogs may
 * open others.
 */
export function openDialog<Result>(render: (close: (result: Result | null) => void) => ReactNode): Promise<Result | null> {
  return new Promise((resolve) => {
    const id = nextId++
    const { activeElement: opener } = document
    const close = (result: Result | null) => {
      setDialogs(dialogs.filter((one) => one.id !== id))
      resolve(result)
      giveFocusBack(opener)
    }
    setDialogs([...dialogs, { id, render: () => render(close) }])
  })
}

/** What has taken the focus meanwhile keeps it (docs/rules/editing.md#escape). */
function giveFocusBack(opener: Element | null) {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  })
}

/** Renders the open dialogs; once per page. */
export function DialogHost() {
  const open = useSyncExternalStore(subscribe, currentDialogs, currentDialogs)
  return open.map(({ id, render }) => (
    <Suspense key={id} fallback={null}>
      {render()}
    </Suspense>
  ))
}

function setDialogs(next: readonly OpenDialog[]) {
  dialogs = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentDialogs = () => dialogs
