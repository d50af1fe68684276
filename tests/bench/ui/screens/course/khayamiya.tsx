import { Button } from '@fanous/ui/actions/Button';
import { Menu } from '@fanous/ui/actions/Menu';
import { ThemeToggle } from '@fanous/ui/actions/ThemeToggle';
import { ToggleChips } from '@fanous/ui/actions/ToggleChips';
import { DataTable, type DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Ltr } from '@fanous/ui/intl/Bidi';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { PublicShell } from '@fanous/ui/shells/PublicShell';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { CourseCard } from '@fanous/ui/learning/CourseCard';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { TopBar } from '@fanous/ui/navigation/TopBar';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { applyTheme } from '@fanous/ui/theme/applyTheme';
import { memo, useState } from 'react';
import { type Course, cover, type Student, students, subjects, useCourses, words } from '../../content.ts';
import { startKhayamiya } from '../khayamiya.tsx';

const CourseLine = memo(function CourseLine({ course, onOpen }: { course: Course; onOpen: (course: Course) => void }) {
  return (
    <CourseCard
      href="#course"
      title={course.title}
      seed={course.title}
      categoryId={course.subject}
      imageSrc={cover}
      instructorName={course.teacher}
      instructorLabel={words.teacher}
      price={course.price}
      priceLabel={words.price}
      actions={<Button onPress={() => onOpen(course)}>{words.details}</Button>}
    />
  );
});

const [name, phone, count, joined, state] = words.columns;
const columns: DataTableColumn<Student>[] = [
  { id: 'name', header: name, isRowHeader: true, cell: (student) => student.name },
  { id: 'phone', header: phone, format: 'nowrap', cell: (student) => <Ltr>{student.phone}</Ltr> },
  { id: 'courses', header: count, format: 'number', cell: (student) => student.courses },
  { id: 'joined', header: joined, format: 'nowrap', cell: (student) => student.joined },
  {
    id: 'state',
    header: state,
    format: 'nowrap',
    cell: ({ isActive }) =>
      isActive ? <Badge tone="success">{words.active}</Badge> : <Badge tone="warning">{words.waiting}</Badge>,
  },
];
const getKey = ({ id }: Student) => id;

const chips = subjects.map((label, at) => ({ id: String(at), label }));
const lines = words.accountLines.map((label) => ({ id: label, label, onAction: () => {} }));
const pages = words.pages.map((label, at) => ({ label, href: `#page${at}` }));

function Theme() {
  const [isDark, setDark] = useState(false);
  const change = (isDark: boolean) => {
    applyTheme(isDark ? 'dark' : 'light', document.documentElement);
    setDark(isDark);
  };
  return <ThemeToggle isDark={isDark} onChange={change} label={words.dark} />;
}

function Screen() {
  const screen = useCourses();
  const { subject, opened } = screen;
  const close = () => screen.setOpened(null);
  const account = (
    <Menu items={lines}>
      <Button variant="outline">{words.account}</Button>
    </Menu>
  );
  const bar = { logo: words.brand, homeHref: '#home', items: pages, navLabel: words.menu, menuButton: null };
  return (
    <PublicShell mainId="main" top={<TopBar {...bar} tools={<Theme />} account={account} />} footer={null}>
      <Container>
        <Stack>
          <Heading level={1}>{words.heading}</Heading>
          <Inline align="end" wrap={false}>
            <SearchField
              label={words.search}
              isLabelVisible
              clearLabel={words.clear}
              value={screen.query}
              onChange={screen.setQuery}
            />
            <Button onPress={() => screen.setTable(true)}>{words.students}</Button>
          </Inline>
          <ToggleChips
            label={words.subjects}
            allLabel={words.all}
            items={chips}
            value={subject === null ? {} : { itemId: String(subject) }}
            onChange={({ itemId }) => screen.setSubject(itemId === undefined ? null : Number(itemId))}
            removeLabel={(child) => child}
            countLabel={String}
            allOfItemLabel={(item) => item}
          />
          {screen.isTable ? (
            <DataTable caption={words.students} columns={columns} rows={students} rowKey={getKey} empty={null} />
          ) : (
            <CourseGrid label={words.courses}>
              {screen.found.map((course) => (
                <CourseLine key={course.id} course={course} onOpen={screen.setOpened} />
              ))}
            </CourseGrid>
          )}
        </Stack>
      </Container>
      <Dialog
        isOpen={opened !== null}
        onClose={close}
        title={opened?.title}
        actions={
          <>
            <Button onPress={close}>{words.cancel}</Button>
            <Button tone="accent" onPress={close}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <Text>{words.about}</Text>
      </Dialog>
    </PublicShell>
  );
}

startKhayamiya(<Screen />);
