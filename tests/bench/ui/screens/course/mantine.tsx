// The styles of the used parts alone, in the order its guide gives.
import './mantine.css';
import {
  Anchor,
  AppShell,
  Avatar,
  Badge,
  Button,
  Card,
  Chip,
  Container,
  Group,
  Image,
  Menu,
  Modal,
  SimpleGrid,
  Table,
  Text,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { memo } from 'react';
import { type Course, cover, formatNumber, students, subjects, useCourses, words } from '../../content.ts';
import { startMantine } from '../mantine.tsx';

const CourseCard = memo(function CourseCard({ course, onOpen }: { course: Course; onOpen: (course: Course) => void }) {
  return (
    <Card withBorder radius="md">
      <Card.Section>
        <Image src={cover} alt="" loading="lazy" width={320} height={180} h="auto" />
      </Card.Section>
      <Title order={3} size="h4" mt="sm">
        {course.title}
      </Title>
      <Group gap="xs">
        <Avatar size={32}>{course.teacher[0]}</Avatar>
        <Text size="sm">{course.teacher}</Text>
        <Text fw={700}>
          {formatNumber(course.price)} {words.pound}
        </Text>
      </Group>
      <Button mt="sm" onClick={() => onOpen(course)}>
        {words.details}
      </Button>
    </Card>
  );
});

const AccountMenu = () => (
  <Menu>
    <Menu.Target>
      <Button variant="default">{words.account}</Button>
    </Menu.Target>
    <Menu.Dropdown>
      {words.accountLines.map((line) => (
        <Menu.Item key={line}>{line}</Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

function Theme() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <Button variant="default" onClick={() => toggleColorScheme()}>
      {words.dark}
    </Button>
  );
}

const StudentTable = () => (
  <Table>
    <Table.Thead>
      <Table.Tr>
        {words.columns.map((column) => (
          <Table.Th key={column}>{column}</Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {students.map((student) => (
        <Table.Tr key={student.id}>
          <Table.Th scope="row">{student.name}</Table.Th>
          <Table.Td dir="ltr">{student.phone}</Table.Td>
          <Table.Td>{student.courses}</Table.Td>
          <Table.Td>{student.joined}</Table.Td>
          <Table.Td>
            <Badge color={student.isActive ? 'green' : 'yellow'}>
              {student.isActive ? words.active : words.waiting}
            </Badge>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

function Screen() {
  const screen = useCourses();
  const { subject, setSubject, opened } = screen;
  const close = () => screen.setOpened(null);
  return (
    <AppShell header={{ height: 60 }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          <Text fw={700}>{words.brand}</Text>
          <Group component="nav" flex={1}>
            {words.pages.map((page) => (
              <Anchor key={page} href="#page">
                {page}
              </Anchor>
            ))}
          </Group>
          <Theme />
          <AccountMenu />
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Container size="lg">
          <Title order={1}>{words.heading}</Title>
          <Group align="end">
            <TextInput
              label={words.search}
              type="search"
              value={screen.query}
              onChange={(event) => screen.setQuery(event.currentTarget.value)}
            />
            <Button onClick={() => screen.setTable(true)}>{words.students}</Button>
          </Group>
          <Chip.Group value={String(subject)} onChange={(value) => setSubject(value === 'null' ? null : Number(value))}>
            <Group my="md" gap="xs" role="group" aria-label={words.subjects}>
              {[null, ...subjects.keys()].map((at) => (
                <Chip key={at} value={String(at)}>
                  {at === null ? words.all : subjects[at]}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          {screen.isTable ? (
            <StudentTable />
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg">
              {screen.found.map((course) => (
                <CourseCard key={course.id} course={course} onOpen={screen.setOpened} />
              ))}
            </SimpleGrid>
          )}
        </Container>
      </AppShell.Main>
      <Modal opened={opened !== null} onClose={close} title={opened?.title}>
        <Text>{words.about}</Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button onClick={close}>{words.confirm}</Button>
        </Group>
      </Modal>
    </AppShell>
  );
}

startMantine(<Screen />);
