import {
  Avatar,
  Badge,
  Button,
  Card,
  Container,
  Dialog,
  Field,
  Flex,
  Heading,
  HStack,
  Image,
  Input,
  Link,
  Menu,
  Portal,
  SimpleGrid,
  Table,
  Text,
  Wrap,
} from '@chakra-ui/react';
import {
  avatarSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  menuSlotRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme';
import { memo, useState } from 'react';
import { type Course, cover, formatNumber, students, subjects, useCourses, words } from '../../content.ts';
import { startChakra } from '../chakra.tsx';

const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
};
const slotRecipes = {
  avatar: avatarSlotRecipe,
  card: cardSlotRecipe,
  dialog: dialogSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  table: tableSlotRecipe,
};

const CourseCard = memo(function CourseCard({ course, onOpen }: { course: Course; onOpen: (course: Course) => void }) {
  return (
    <Card.Root overflow="hidden">
      <Image src={cover} alt="" loading="lazy" width="320" height="auto" />
      <Card.Body gap="2">
        <Card.Title>{course.title}</Card.Title>
        <HStack>
          <Avatar.Root size="xs">
            <Avatar.Fallback>{course.teacher[0]}</Avatar.Fallback>
          </Avatar.Root>
          <Text>{course.teacher}</Text>
          <Text fontWeight="bold">
            {formatNumber(course.price)} {words.pound}
          </Text>
        </HStack>
      </Card.Body>
      <Card.Footer>
        <Button onClick={() => onOpen(course)}>{words.details}</Button>
      </Card.Footer>
    </Card.Root>
  );
});

const AccountMenu = () => (
  <Menu.Root>
    <Menu.Trigger asChild>
      <Button variant="outline">{words.account}</Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {words.accountLines.map((line) => (
            <Menu.Item key={line} value={line}>
              {line}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

function Theme() {
  const [isDark, setDark] = useState(false);
  const toggle = () => {
    document.documentElement.className = isDark ? 'light' : 'dark';
    setDark(!isDark);
  };
  return (
    <Button variant="outline" onClick={toggle}>
      {words.dark}
    </Button>
  );
}

const StudentTable = () => (
  <Table.Root>
    <Table.Header>
      <Table.Row>
        {words.columns.map((column) => (
          <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {students.map((student) => (
        <Table.Row key={student.id}>
          <Table.Cell asChild>
            <th scope="row">{student.name}</th>
          </Table.Cell>
          <Table.Cell dir="ltr">{student.phone}</Table.Cell>
          <Table.Cell>{student.courses}</Table.Cell>
          <Table.Cell>{student.joined}</Table.Cell>
          <Table.Cell>
            <Badge colorPalette={student.isActive ? 'green' : 'yellow'}>
              {student.isActive ? words.active : words.waiting}
            </Badge>
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

const Details = ({ course, onClose }: { course: Course | null; onClose: () => void }) => (
  <Dialog.Root open={course !== null} onOpenChange={({ open }) => open || onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{course?.title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>{words.about}</Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button onClick={onClose}>{words.confirm}</Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

function Screen() {
  const screen = useCourses();
  const { subject, setSubject, opened } = screen;
  return (
    <>
      <Flex as="header" gap="4" align="center" px="6" py="3" borderBottomWidth="1px">
        <Text fontWeight="bold">{words.brand}</Text>
        <HStack as="nav" flex="1">
          {words.pages.map((page) => (
            <Link key={page} href="#page">
              {page}
            </Link>
          ))}
        </HStack>
        <Theme />
        <AccountMenu />
      </Flex>
      <Container as="main" maxW="6xl" py="6">
        <Heading as="h1" size="3xl" mb="4">
          {words.heading}
        </Heading>
        <Flex gap="4" align="end">
          <Field.Root maxW="420px">
            <Field.Label>{words.search}</Field.Label>
            <Input type="search" value={screen.query} onChange={(event) => screen.setQuery(event.target.value)} />
          </Field.Root>
          <Button onClick={() => screen.setTable(true)}>{words.students}</Button>
        </Flex>
        <Wrap my="4" role="group" aria-label={words.subjects}>
          {[null, ...subjects.keys()].map((at) => (
            <Button
              key={at}
              size="sm"
              rounded="full"
              aria-pressed={subject === at}
              variant={subject === at ? 'solid' : 'subtle'}
              onClick={() => setSubject(at)}
            >
              {at === null ? words.all : subjects[at]}
            </Button>
          ))}
        </Wrap>
        {screen.isTable ? (
          <StudentTable />
        ) : (
          <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="6">
            {screen.found.map((course) => (
              <CourseCard key={course.id} course={course} onOpen={screen.setOpened} />
            ))}
          </SimpleGrid>
        )}
      </Container>
      <Details course={opened} onClose={() => screen.setOpened(null)} />
    </>
  );
}

startChakra(<Screen />, { recipes, slotRecipes });
