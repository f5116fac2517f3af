import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import { ConfirmForm } from './confirm-form'

type ConfirmFormScreenProps = { link: string; title: string }

/** The page of a form's confirmation mail. */
export async function ConfirmFormScreen({ link, title }: ConfirmFormScreenProps) {
  const t = await getTranslations('siteForms.page')
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{`${t('title')}: ${title}`}</h1>
      <ConfirmForm
        link={link}
        home={
          <LinkButton href="/" variant="secondary">
            {t('home')}
          </LinkButton>
        }
      />
    </Container>
  )
}
