/** Two ways in which people write the same skill, from the practice of the field and not from the catalogue. */
export const SYNONYMS = `
JS ~ JavaScript
Java Script ~ JavaScript
ECMAScript ~ JavaScript
ES6 ~ JavaScript
vanilla js ~ JavaScript
TS ~ TypeScript
Type Script ~ TypeScript
node ~ Node.js
nodejs ~ Node.js
Node JS ~ node.js
reactjs ~ React
React.js ~ React
React JS ~ react
ReactNative ~ React Native
react-native ~ React Native
Vue ~ Vue.js
vuejs ~ Vue.js
Vue 3 ~ Vue.js
Angular 2+ ~ Angular
Angular 17 ~ Angular
AngularJS ~ Angular.js
nextjs ~ Next.js
Next ~ Next.js
Next JS ~ Next.js
nuxt ~ Nuxt.js
expressjs ~ Express.js
Express ~ Express.js
Nest ~ NestJS
Nest.js ~ NestJS
SvelteJS ~ Svelte
svelte kit ~ SvelteKit
tailwind ~ Tailwind CSS
TailwindCSS ~ Tailwind CSS
HTML5 ~ HTML
CSS3 ~ CSS
SCSS ~ Sass
jquery ~ JQuery
Three JS ~ three.js
D3 ~ D3.js
MUI ~ Material UI
material-ui ~ Material UI
shadcn ~ shadcn/ui
golang ~ Go
Go lang ~ Go
go language ~ Golang
py ~ Python
Python3 ~ Python
python 3.11 ~ Python
C sharp ~ C#
csharp ~ C#
cpp ~ C++
C plus plus ~ C++
c++17 ~ C++
dotnet ~ .NET
dot net ~ .NET
.NET Core ~ .NET
asp.net core ~ ASP.NET
F sharp ~ F#
rb ~ Ruby
RoR ~ Ruby on Rails
Rails ~ Ruby on Rails
rust lang ~ Rust
rustlang ~ Rust
kt ~ Kotlin
obj-c ~ Objective-C
Objective C ~ Objective-C
R programming ~ R
R language ~ R
C programming ~ C
C language ~ C
Java 17 ~ Java
PHP 8 ~ PHP
VB.NET ~ Visual Basic .NET
bash ~ Bash
bash scripting ~ Bash
pwsh ~ PowerShell
asm ~ Assembly
assembly language ~ Assembly
matlab ~ MATLAB
SpringBoot ~ Spring Boot
Spring Framework ~ Spring
ktor ~ Ktor
Fast API ~ FastAPI
drf ~ Django REST Framework
django rest ~ Django REST Framework
laravel 10 ~ Laravel
Postgres ~ PostgreSQL
postgre ~ PostgreSQL
psql ~ PostgreSQL
Postgre SQL ~ PostgreSQL
mongo ~ MongoDB
Mongo DB ~ MongoDB
My SQL ~ MySQL
MSSQL ~ SQL Server
MS SQL Server ~ Microsoft SQL Server
SQLite3 ~ SQLite
Dynamo DB ~ DynamoDB
elastic search ~ Elasticsearch
neo4j ~ Neo4J
Cassandra ~ Apache Cassandra
Maria DB ~ MariaDB
oracle database ~ Oracle DB
firestore ~ Cloud Firestore
Google Firebase ~ Firebase
k8s ~ Kubernetes
kube ~ Kubernetes
docker compose ~ docker-compose
AWS ~ Amazon Web Services
amazon aws ~ AWS
GCP ~ Google Cloud Platform
Google Cloud ~ GCP
Azure ~ Microsoft Azure
MS Azure ~ Azure
AWS Lambda ~ Lambda
S3 ~ Amazon S3
EC2 ~ Amazon EC2
DO ~ DigitalOcean
Digital Ocean ~ DigitalOcean
tf ~ Terraform
GH Actions ~ GitHub Actions
github action ~ GitHub Actions
gitlab ci ~ GitLab CI/CD
CICD ~ CI/CD
continuous integration ~ CI/CD
Kafka ~ Apache Kafka
Spark ~ Apache Spark
PySpark ~ Py Spark
Airflow ~ Apache Airflow
Hadoop ~ Apache Hadoop
rabbit mq ~ RabbitMQ
Nginx ~ NGINX
apache httpd ~ Apache HTTP Server
Linux ~ GNU/Linux
Git ~ git
Github ~ GitHub
VS Code ~ Visual Studio Code
vscode ~ VS Code
Jupyter ~ Jupyter Notebook
sklearn ~ scikit-learn
scikit learn ~ scikit-learn
TF2 ~ TensorFlow
tensor flow ~ TensorFlow
torch ~ PyTorch
np ~ NumPy
numpy ~ Numpy
pandas ~ Pandas
huggingface ~ Hugging Face
open cv ~ OpenCV
cv2 ~ OpenCV
lang chain ~ LangChain
matplot lib ~ Matplotlib
ML ~ Machine Learning
machinelearning ~ Machine Learning
machine-learning ~ Machine Learning
AI ~ Artificial Intelligence
DL ~ Deep Learning
NLP ~ Natural Language Processing
CV ~ Computer Vision
LLM ~ Large Language Models
LLMs ~ LLM
GenAI ~ Generative AI
RL ~ Reinforcement Learning
EDA ~ Exploratory Data Analysis
DSA ~ Data Structures and Algorithms
data structures & algorithms ~ DSA
OOP ~ Object-Oriented Programming
object oriented programming ~ OOP
FP ~ Functional Programming
TDD ~ Test-Driven Development
UX ~ User Experience
UI ~ User Interface
UI/UX ~ UI/UX Design
UX/UI ~ UI/UX Design
UI UX design ~ ui/ux
QA ~ Quality Assurance
IoT ~ Internet of Things
AR ~ Augmented Reality
VR ~ Virtual Reality
cyber security ~ Cybersecurity
infosec ~ Information Security
pentesting ~ Penetration Testing
pen testing ~ Penetration Testing
web3 ~ Web 3
block chain ~ Blockchain
smart contract ~ Smart Contracts
game dev ~ Game Development
gamedev ~ Game Development
web dev ~ Web Development
front-end ~ Frontend
front end development ~ Frontend
back end ~ Backend
fullstack ~ Full-Stack
full stack development ~ Full Stack
REST ~ REST API
RESTful API ~ REST APIs
Graph QL ~ GraphQL
gql ~ GraphQL
websocket ~ WebSockets
web sockets ~ WebSocket
Unity3D ~ Unity
Unity 3D ~ Unity
UE5 ~ Unreal Engine
Unreal Engine 5 ~ Unreal
godot engine ~ Godot
Adobe Photoshop ~ Photoshop
PS ~ Photoshop
illustrator ~ Adobe Illustrator
Adobe XD ~ XD
MS Excel ~ Excel
Power BI ~ PowerBI
Jetpack-Compose ~ Jetpack Compose
swift ui ~ SwiftUI
rasp pi ~ Raspberry Pi
raspberrypi ~ Raspberry Pi
arduino ~ Arduino Uno
shell script ~ Shell Scripting
regex ~ Regular Expressions
`;
