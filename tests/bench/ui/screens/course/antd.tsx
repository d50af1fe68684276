import {
  Avatar,
  Button,
  Card,
  Col,
  Dropdown,
  Flex,
  Input,
  Layout,
  Modal,
  Row,
  Space,
  Table,
  Tag,
  theme,
  Typography,
} from 'antd';
import { memo } from 'react';
import {
  type Course,
  cover,
  formatNumber,
  type Student,
  students,
  subjects,
  useCourses,
  words,
} from '../../content.ts';
import { startAntd } from '../antd.tsx';

const CourseCard = memo(function CourseCard({ course, onOpen }: { course: Course; onOpen: (course: Course) => void }) {
  return (
    <Card cover={<img src={cover} alt="" loading="lazy" width={320} height={180} style={{ height: 'auto' }} />}>
      <Typography.Title level={3}>{course.title}</Typography.Title>
      <Space>
        <Avatar>{course.teacher[0]}</Avatar>
        {course.teacher}
        <b>
          {formatNumber(course.price)} {words.pound}
        </b>
      </Space>
      <Button type="primary" onClick={() => onOpen(course)}>
        {words.details}
      </Button>
    </Card>
  );
});

const [name, phone, count, joined, state] = words.columns;
const columns = [
  { title: name, dataIndex: 'name', rowScope: 'row' as const },
  { title: phone, dataIndex: 'phone', render: (phone: string) => <bdi dir="ltr">{phone}</bdi> },
  { title: count, dataIndex: 'courses' },
  { title: joined, dataIndex: 'joined' },
  {
    title: state,
    dataIndex: 'isActive',
    render: (isActive: boolean) => (
      <Tag color={isActive ? 'success' : 'warning'}>{isActive ? words.active : words.waiting}</Tag>
    ),
  },
];
const accountMenu = { items: words.accountLines.map((label) => ({ key: label, label })) };

function Screen({ onTheme }: { onTheme: () => void }) {
  const screen = useCourses();
  const { token } = theme.useToken();
  const { subject, setSubject, opened } = screen;
  const close = () => screen.setOpened(null);
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Header style={{ display: 'flex', gap: 16, alignItems: 'center', background: token.colorBgContainer }}>
        <Typography.Text strong>{words.brand}</Typography.Text>
        <Flex component="nav" gap={16} flex={1}>
          {words.pages.map((page) => (
            <Typography.Link key={page} href="#page">
              {page}
            </Typography.Link>
          ))}
        </Flex>
        <Button onClick={onTheme}>{words.dark}</Button>
        <Dropdown trigger={['click']} menu={accountMenu}>
          <Button>{words.account}</Button>
        </Dropdown>
      </Layout.Header>
      <Layout.Content style={{ maxWidth: 1200, width: '100%', marginInline: 'auto', padding: 24 }}>
        <Typography.Title>{words.heading}</Typography.Title>
        <Flex gap={16} align="end">
          <label>
            {words.search}
            <Input type="search" value={screen.query} onChange={(event) => screen.setQuery(event.target.value)} />
          </label>
          <Button type="primary" onClick={() => screen.setTable(true)}>
            {words.students}
          </Button>
        </Flex>
        <Flex wrap gap={8} role="group" aria-label={words.subjects} style={{ marginBlock: 16 }}>
          {[null, ...subjects.keys()].map((at) => (
            <Tag.CheckableTag key={at} checked={subject === at} onChange={() => setSubject(at)}>
              {at === null ? words.all : subjects[at]}
            </Tag.CheckableTag>
          ))}
        </Flex>
        {screen.isTable ? (
          <Table<Student> rowKey="id" pagination={false} columns={columns} dataSource={students} />
        ) : (
          <Row gutter={[24, 24]}>
            {screen.found.map((course) => (
              <Col key={course.id} xs={24} sm={12} md={8}>
                <CourseCard course={course} onOpen={screen.setOpened} />
              </Col>
            ))}
          </Row>
        )}
      </Layout.Content>
      <Modal
        open={opened !== null}
        title={opened?.title}
        onCancel={close}
        onOk={close}
        cancelText={words.cancel}
        okText={words.confirm}
      >
        <p>{words.about}</p>
      </Modal>
    </Layout>
  );
}

startAntd((toggle) => <Screen onTheme={toggle} />);
