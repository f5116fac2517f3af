import { Icon } from '@/components/ui/icon/icon'
import { Cluster } from '@/components/layout/cluster'
import { Grid } from '@/components/layout/grid'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { Chip, ChipLink, RemovableChip } from '@/components/ui/button/chip'
import { Price } from '@/components/ui/display/price'
import { RatingStars } from '@/components/ui/display/rating-stars'
import { Sample, Showcase } from './showcase'

export function LabelShowcase() {
  return (
    <Showcase id="oznake" title="Oznake, cijene, ocjene">
      <Sample name="Badge">
        <Badge>Tvrdi uvez</Badge>
        <Badge tone="outline">E-knjiga</Badge>
        <Badge tone="action">Novo</Badge>
        <Badge tone="accent">Članska cijena</Badge>
        <Badge tone="sale">−20 %</Badge>
        <Badge tone="success">
          <Icon name="check" />
          Na zalihi
        </Badge>
        <Badge tone="warning">
          <Icon name="clock" />
          Još 2 primjerka
        </Badge>
        <Badge tone="danger">Otkazano</Badge>
        <Badge tone="ink">Rasprodano</Badge>
      </Sample>
      <Sample name="Chip">
        <Chip selected>Sve</Chip>
        <Chip>Romani</Chip>
        <Chip>Poezija</Chip>
        <ChipLink href="/shop">Za djecu</ChipLink>
        <RemovableChip href="/shop" removeLabel="Ukloni filtar">
          Jezik: hrvatski
        </RemovableChip>
      </Sample>
      <Grid columns={3} gap="sm">
        <Card>
          <Price current="18,90 €" size="lg" />
        </Card>
        <Card>
          <Price
            current="15,12 €"
            currentLabel="Sada"
            previous="18,90 €"
            previousLabel="Prije"
            badge={<Badge tone="sale">−20 %</Badge>}
            note="Najniža cijena u zadnjih 30 dana: 17,01 €"
            size="lg"
          />
        </Card>
        <Card>
          <Price current="24,00 €" offer="Za članove 21,60 €" size="lg" />
        </Card>
      </Grid>
      <Sample name="Price sm i md">
        <Price current="9,99 €" size="sm" />
        <Price current="7,99 €" previous="9,99 €" currentLabel="Sada" previousLabel="Prije" size="sm" />
        <Price current="1.249,00 €" previous="1.399,00 €" currentLabel="Sada" previousLabel="Prije" />
      </Sample>
      <Sample name="RatingStars i Avatar">
        <RatingStars value={4.3} label="4,3 od 5" />
        <RatingStars value={2.5} size="md" label="2,5 od 5" />
        <RatingStars value={0} size="md" label="Još bez ocjene" />
        <Cluster gap="2xs">
          <Avatar initials="IH" size="sm" />
          <Avatar initials="MJ" />
          <Avatar initials="AŠ" size="lg" />
        </Cluster>
      </Sample>
    </Showcase>
  )
}
