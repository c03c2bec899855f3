/** Tools, databases and platforms that people name as a skill: what one learns to work with, not who makes it. */
export const TOOLS = `
Adobe After Effects = after effects, aftereffects < Motion Design
Adobe Illustrator = illustrator < Graphic Design
Adobe InDesign = indesign < Graphic Design
Adobe Lightroom = lightroom < Photography
Adobe Photoshop = photoshop, ps < Graphic Design
Adobe Premiere Pro = premiere pro, premiere, adobe premiere < Video Editing
Adobe XD = xd < UI/UX Design
Airtable
Algolia
Altium Designer = altium < PCB Design
Amazon Aurora = aws aurora, aurora db < AWS
Amazon CloudFront = cloudfront < AWS
Amazon DynamoDB = dynamodb, dynamo, aws dynamodb < AWS, NoSQL
Amazon EC2 = ec2, aws ec2 < AWS
Amazon ECS = ecs, aws ecs < AWS
Amazon EKS = eks, aws eks < AWS, Kubernetes
Amazon RDS = rds, aws rds < AWS
Amazon Redshift = redshift, aws redshift < AWS
Amazon S3 = s3, aws s3 < AWS
Amazon SageMaker = sagemaker, aws sagemaker < AWS, Machine Learning
Android = android development, android dev, android app development, android sdk < Kotlin, Java
Android Studio < Android
Ansible = red hat ansible < DevOps
Apache Airflow = airflow < Data Engineering
Apache Cassandra = cassandra, cassandra db < NoSQL
Apache Flink = flink < Data Engineering
Apache Hadoop = hadoop, hdfs < Big Data
Apache HBase = hbase < NoSQL
Apache Hive = hive, hiveql < Big Data
Apache HTTP Server = httpd, apache httpd, apache web server, apache2
Apache Kafka = kafka < Data Engineering
Apache Maven = maven, mvn < Java
Apache Spark = spark < Big Data
Apache Tomcat = tomcat < Java
Appium < Testing
Appwrite < Backend
Arduino = arduino uno, arduino ide, arduino nano < Embedded Systems
Arch Linux = archlinux < Linux
Argo CD = argocd < Kubernetes
Atlassian Jira = jira, jira software < Project Management
Auth0
AutoCAD = auto cad < CAD
Autodesk Fusion 360 = fusion 360, fusion360 < CAD
Autodesk Maya = maya < 3D Modeling
AWS = amazon web services, amazon aws, aws cloud < Cloud Computing
AWS CDK = cdk < AWS
AWS CloudFormation = cloudformation < AWS
AWS Lambda = lambda, lambda functions < AWS, Serverless
Azure = microsoft azure, ms azure, azure cloud < Cloud Computing
Azure DevOps = azure pipelines < Azure, DevOps
Babel = babeljs < JavaScript
Bitbucket = bit bucket < Git
Blender = blender 3d, blender3d < 3D Modeling
Bun = bunjs < JavaScript
Canva < Graphic Design
Cargo < Rust
CircleCI = circle ci < CI/CD
CATIA = catia v5 < CAD
ClickHouse = click house < SQL
Cloudflare = cloud flare
Cloudflare Workers < Cloudflare, Serverless
Cocos2d = cocos, cocos2d-x < Game Development
CockroachDB = cockroach db, cockroach
Contentful < Content Management
Couchbase < NoSQL
CouchDB = couch db, apache couchdb < NoSQL
Cypress = cypressio, cypress.io < Testing
Databricks < Apache Spark
Datadog = data dog < Monitoring
DaVinci Resolve = davinci < Video Editing
Debian < Linux
Dialogflow = google dialogflow < Chatbots
DigitalOcean = do, digital ocean < Cloud Computing
Docker = docker containers, docker engine < Containers
Docker Compose = docker compose < Docker
Docker Swarm < Docker
Drupal < PHP, Content Management
DuckDB = duck db < SQL
Dynatrace < Monitoring
Eclipse = eclipse ide < Java
Elasticsearch = elastic search, elastic, es search < Search
Elastic Stack = elk, elk stack < Elasticsearch
Emacs = gnu emacs
ESLint = es lint < JavaScript
ESP32 = esp 32 < Embedded Systems
ESP8266 < Embedded Systems
Excel = microsoft excel, ms excel, excel spreadsheets < Data Analysis
Excel VBA < Excel, VBA
Figma = figma design < UI/UX Design
FFmpeg = ff mpeg
FigJam = fig jam < Figma
Firebase = google firebase < Google Cloud
Firestore = cloud firestore, firebase firestore < Firebase, NoSQL
Flyway
FreeCAD = free cad < CAD
FreeRTOS = free rtos < Embedded Systems
Ganache < Blockchain
GameMaker = game maker, game maker studio, gamemaker studio < Game Development
GCC = gnu compiler collection < C
GIMP = gnu image manipulation program < Graphic Design
Git = git version control, git scm < Version Control
GitHub = git hub < Git
GitHub Actions = gh actions, github action, gha < CI/CD, GitHub
GitHub Copilot = copilot < GitHub
GitLab = git lab < Git
GitLab CI/CD = gitlab ci < CI/CD, GitLab
Godot = godot engine, godot 4 < Game Development
Google Analytics = ga4
Google BigQuery = bigquery, big query < Google Cloud, SQL
Google Cloud = gcp, google cloud platform, google cloud services < Cloud Computing
Google Colab = colab, google colaboratory < Python
Google Kubernetes Engine = gke < Google Cloud, Kubernetes
Google Maps API = google maps < Geographic Information Systems
Gradle < Java
Grafana < Monitoring
GNU Octave = octave
Hardhat < Solidity
HashiCorp Vault = vault
Heroku < Cloud Computing
Hugo < Static Sites
IntelliJ IDEA = intellij, intellij idea ultimate
iOS = ios development, ios dev, ios app development < Swift
InfluxDB = influx db, influx
Inkscape < Graphic Design
Insomnia < REST API
Istio < Kubernetes
Jasmine < Testing
Jekyll < Static Sites
Jenkins = jenkins ci < CI/CD
Jest = jestjs < Testing
JUnit = junit5 < Testing, Java
k6 < Testing
K3s < Kubernetes
Kali Linux = kali < Linux, Penetration Testing
Keycloak = key cloak
KiCad = ki cad < PCB Design
Kibana < Elastic Stack
Kubernetes = k8s, kube, kubernetes k8s, kubernates < Containers
Helm = helm charts < Kubernetes
Linux = gnu/linux, linux os, linux administration
Looker = looker studio, google data studio, google looker < Data Visualization
MariaDB = maria db < SQL
Memcached = mem cached, memcache
Metabase < Data Visualization
Metasploit < Penetration Testing
Microsoft Azure Functions = azure functions < Azure, Serverless
Microsoft Office = ms office, office 365, microsoft 365, office365
Microsoft PowerPoint = powerpoint, ms powerpoint, ppt
Microsoft Word = ms word
MicroPython = micro python < Python, Embedded Systems
MinIO = min io
Miro < UI/UX Design
MLflow = ml flow < MLOps
Mocha = mochajs < Testing
MongoDB = mongo, mongo db, mongodb atlas < NoSQL
MySQL = my sql < SQL
n8n < Automation
Neo4j = neo 4j < Graph Databases
Neovim = nvim
Neon = neon db, neondb < PostgreSQL
Netlify
New Relic = newrelic < Monitoring
Nginx = nginx web server, ngnix
Nmap < Cybersecurity
Node-RED = nodered < Internet of Things
Notion
npm = node package manager < Node.js
nvm
Ollama < Large Language Models
OpenAI API = openai, open ai, chatgpt api, gpt api < Large Language Models
OpenShift = red hat openshift < Kubernetes
Oracle Database = oracle, oracle db, oracle sql < SQL
phpMyAdmin = php my admin < MySQL
PHPUnit = php unit < Testing, PHP
Pinecone = pinecone db < Large Language Models
PlanetScale = planet scale < MySQL
Playwright < Testing
pnpm
PocketBase = pocket base < Backend
PostCSS = post css < CSS
PostGIS = post gis < PostgreSQL
PostgreSQL = postgres, postgre, psql, pg, pgsql, postgres db, postgresdb < SQL
Postman = postman api < REST API
Power BI = powerbi, microsoft power bi, ms power bi < Data Visualization
Prometheus < Monitoring
Proteus < PCB Design
Pulumi < DevOps
Puppeteer < Testing
PyCharm = py charm < Python
pytest = py test < Testing, Python
QGIS < Geographic Information Systems
RabbitMQ = rabbit mq
Raspberry Pi = rasp pi, rpi < Embedded Systems
Redis = redis cache, redis db < NoSQL
Render
Retool
ROS = robot operating system, ros2 < Robotics
RStudio = r studio < R
Salesforce = sfdc
SAP
Selenium = selenium webdriver < Testing
Sentry
Shopify = shopify development
Sketch = sketch app < UI/UX Design
Snowflake < SQL
SolidWorks = solid works < CAD
SonarQube = sonar qube
Splunk < Monitoring
Spark AR = meta spark < Augmented Reality
SQL Server = mssql, ms sql, ms sql server, microsoft sql server < SQL
SQLite = sqlite3, sql lite < SQL
STM32 = stm 32 < Embedded Systems
Strapi < Content Management
Stripe = stripe api, stripe payments
Substance Painter < 3D Modeling
Supabase = supa base < PostgreSQL
OpenAPI = openapi specification < REST API
Swagger = swagger ui < REST API
Tableau = tableau desktop < Data Visualization
Terraform = tf, hashicorp terraform < Infrastructure as Code
Travis CI = travis < CI/CD
Truffle < Blockchain
Twilio
Ubuntu = ubuntu linux < Linux
Unity = unity3d, unity engine, unity game engine < Game Development, C#
Unix = unix os
Unreal Engine = unreal, ue4, ue5, ue < Game Development, C++
Vercel
Vim = vi improved
Visual Studio = ms visual studio, visual studio ide
Visual Studio Code = vs code, vscode
Vitest < Testing
Webflow = web flow
webpack < JavaScript
Weights & Biases = wandb < MLOps
Wireshark = wire shark < Networking
WordPress = word press, wp < PHP, Content Management
Xcode < iOS
Yarn
Zapier < Automation
ZBrush < 3D Modeling
`;
