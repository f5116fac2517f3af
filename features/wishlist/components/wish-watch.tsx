'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onOtherTab } from '../other-tabs'
import { refreshWishes } from '../queries'

/** Keeps this tab's hearts in step with the other tabs'. Shows nothing. */
export function WishWatch() {
  const client = useQueryClient()
  useEffect(() => onOtherTab(() => void refreshWishes(client)), [client])
  return null
}
