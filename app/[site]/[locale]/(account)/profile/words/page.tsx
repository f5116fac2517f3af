import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { OwnCommentsView } from '@/features/account/comments/own-comments-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('words')
}

export default function WordsPage() {
  return (
    <AccountPage name="words">
      <OwnCommentsView />
    </AccountPage>
  )
}
