import { Card } from '@fanous/ui/layout/Card';
import { Grid } from '@fanous/ui/layout/Grid';

export function Courses() {
  return (
    <Grid minColumnWidth="xs">
      <Card>الجبر</Card>
      <Card>الهندسة</Card>
      <Card>التفاضل</Card>
    </Grid>
  );
}
