import { Cluster } from '@/components/layout/cluster'
import { Grid } from '@/components/layout/grid'
import { Split } from '@/components/layout/split'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/display/card'
import { Showcase, WideSample } from './showcase'

export function LayoutShowcase() {
  return (
    <Showcase id="raspored" title="Raspored">
      <WideSample name="Split, aside end">
        <Split
          content={<Box>Sadržaj</Box>}
          side={
            <Card tone="sunken">
              <Stack gap="2xs">
                <Cluster justify="between">
                  <span>Ukupno</span>
                  <span className="font-semibold tabular-nums">78,90 €</span>
                </Cluster>
              </Stack>
            </Card>
          }
        />
      </WideSample>
      <WideSample name="Split, aside start">
        <Split aside="start" content={<Box>Sadržaj</Box>} side={<Box>Filtri</Box>} />
      </WideSample>
      <WideSample name="Grid, 4 stupca, na telefonu 2">
        <Grid columns={4} phone={2} gap="sm">
          {['Jedan', 'Dva', 'Tri', 'Četiri'].map((name) => (
            <Box key={name}>{name}</Box>
          ))}
        </Grid>
      </WideSample>
    </Showcase>
  )
}

function Box({ children }: { children: string }) {
  return (
    <Card tone="outline" padding="sm">
      {children}
    </Card>
  )
}
